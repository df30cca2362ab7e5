import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../standalone/prepare.mjs';
import { freePort } from '../system/ports.ts';

const COMPILED = path.join(ROOT, '.cache/chaos-compiled');
const { PATH, HOME, TMPDIR } = process.env;
const START_MS = 60_000;
const END_MS = 35_000;

export interface PieceProcess {
  readonly pid: number;
  readonly port: number;
  /** What tells this process from a later one of the same id. */
  identity(): string;
  /** Ends it in good order; gives its exit code or signal. */
  end(): Promise<string>;
}

export interface PieceStart {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFolder: string;
  /** Of another checkout than this. */
  readonly root?: string;
  /** Where it listens in place of ports of its own. */
  readonly fixed?: boolean;
}

/** Starts a process beside those that run, and resolves when it is ready; rejects when it ends before. */
export async function startPiece({
  name,
  script,
  env,
  logFolder,
  fixed,
  root = ROOT,
}: PieceStart): Promise<PieceProcess> {
  const port = fixed ? Number(env.PORT) : await freePort();
  const opsPort = fixed ? Number(env.OPS_PORT) : await freePort();
  const log = openSync(path.join(logFolder, `${name}.log`), 'a');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: COMPILED, PORT: String(port), OPS_PORT: String(opsPort) },
      ...(fixed || env.PORT === 'broken' ? env : { ...env, PORT: String(port), OPS_PORT: String(opsPort) }),
    },
  });
  closeSync(log);
  const exit = once(child, 'exit').then(([code, signal]) => String(code ?? signal));
  let ended: string | null = null;
  void exit.then((how) => {
    ended = how;
  });
  const end = performance.now() + START_MS;
  while (!(await answers(`http://127.0.0.1:${opsPort}/readyz`))) {
    if (ended !== null) throw new Error(`${name} ended with ${ended} before it was ready`);
    if (performance.now() > end) throw new Error(`${name} did not get ready; see its log`);
    await pause(50);
  }
  const pid = child.pid ?? 0;
  return {
    ...{ pid, port },
    identity: () => (ended === null ? `${pid} ${startTime(pid)}` : `ended with ${ended}`),
    async end() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
      const how = await exit;
      clearTimeout(late);
      return how;
    },
  };
}

/** Since the machine started, in its ticks. */
const startTime = (pid: number): string =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
