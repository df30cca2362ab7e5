import path from 'node:path';
import { runChild, whenReady } from './run-child.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A running Carillon of its own: one process, one port, one data folder. */
export interface AppProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export async function startApp(options: {
  dataFolder: string;
  port: number;
  env?: Record<string, string>;
}): Promise<AppProcess> {
  const child = runChild({
    name: 'Carillon',
    command: path.join(ROOT, 'node_modules/.bin/node'),
    args: ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'deploy/standalone/main.ts')],
    cwd: ROOT,
    env: {
      ...process.env,
      DEMO: 'off',
      PLANS: 'off',
      PORT: String(options.port),
      CARILLON_DATA: options.dataFolder,
      ...options.env,
    },
  });
  const url = await whenReady(child, /Carillon is ready: (\S+)/, START_MS);
  return {
    url,
    pid: child.pid,
    async kill() {
      await child.end('SIGKILL');
    },
    async stop() {
      await child.end();
      return child.process.exitCode;
    },
  };
}

/** It may bring a database up to date first. */
const START_MS = 170_000;
