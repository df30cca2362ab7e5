import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningBelow } from '../../standalone/bench/processes.ts';
import { freePort } from './ports.ts';
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
    const below = runningBelow(child.pid ?? 0).map(({ pid }) => pid);
    const gone = once(child, 'exit');
    for (const pid of [...below, child.pid ?? 0]) endQuietly(pid);
    await gone;
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

async function run(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(SERVER, [], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const end = performance.now() + TIMEOUT_MS;
  while (!/Starting broker\.\.\. completed/.test(said)) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`RabbitMQ did not start:\n${said}`);
    await pause(100);
  }
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
    // It had ended by itself.
  }
}
