import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../processes/ports.ts';
import { type Child, runChild, whenReady } from '../../../processes/run-child.ts';
import { runningBelow } from '../running-processes.ts';
import type { Server } from './server.ts';

const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const TIMEOUT_MS = 90_000;

/**
 * A RabbitMQ of our own on loopback, kept over all runs; killed, it starts again on the same data.
 * @param configFile a `rabbitmq.conf`, where it is to know others than its guest
 */
export async function startBroker(configFile?: string): Promise<Server> {
  const home = mkdtempSync(path.join(tmpdir(), 'carillon-rabbit-'));
  const [port, distPort, epmdPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    HOME: home,
    RABBITMQ_NODENAME: `chaos${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: path.join(home, 'mnesia'),
    RABBITMQ_LOG_BASE: path.join(home, 'log'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(home, 'plugins'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    ...(configFile && { RABBITMQ_CONFIG_FILE: configFile }),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(epmdPort),
  };
  let child = await run(env);
  const kill = async (): Promise<void> => {
    for (const { pid } of runningBelow(child.pid)) endQuietly(pid);
    await child.end('SIGKILL');
  };
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    async restart(awayMs) {
      await kill();
      await pause(awayMs);
      child = await run(env);
    },
    async close() {
      await kill();
      await endPortMapper(epmdPort, env);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function run(env: NodeJS.ProcessEnv): Promise<Child> {
  const child = runChild({ name: 'RabbitMQ', command: SERVER, args: [], env, detached: true });
  await whenReady(child, /Starting broker\.\.\. completed/, TIMEOUT_MS);
  return child;
}

/** Erlang's own, which stays when its node has gone, and does not leave before it has noticed that. */
async function endPortMapper(port: number, env: NodeJS.ProcessEnv): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if (spawnSync('epmd', ['-port', String(port), '-kill'], { env, stdio: 'ignore' }).status === 0) return;
    await pause(100);
  }
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It had already exited.
  }
}
