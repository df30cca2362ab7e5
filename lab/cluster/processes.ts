import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Milliseconds that a process gets to exit on its own. */
const GRACE = 10_000;

/** Processes of one run, each with its log in one folder. */
export class Processes {
  readonly #folder: string;
  readonly #running: { readonly name: string; readonly child: ChildProcess }[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  start(name: string, command: string, args: readonly string[]): void {
    const log = openSync(path.join(this.#folder, `${name}.log`), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    // Without it, a program that is missing would end this process before it ended the others.
    child.on('error', (error) => console.error(`${name} doesn't start: ${error.message}`));
    closeSync(log);
    this.#running.push({ name, child });
  }

  /** Names of those that have ended, with the end of their logs. */
  ended(): string[] {
    return this.#running
      .filter(({ child }) => child.exitCode !== null)
      .map(({ name, child }) => `${name} ended with ${child.exitCode}:\n${this.log(name).slice(-2000)}`);
  }

  log(name: string): string {
    return readFileSync(path.join(this.#folder, `${name}.log`), 'utf8');
  }

  /** Ends them, the last one first. */
  async stop(): Promise<void> {
    for (const { child } of this.#running.splice(0).reverse()) {
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill();
      const kill = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await exit;
      clearTimeout(kill);
    }
  }
}

/** Ports of this machine that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
  await Promise.all(servers.map(async (server) => once(server.close(), 'close')));
  return ports;
}
