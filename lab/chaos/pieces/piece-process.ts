import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../deploy/processes/ports.ts';
import { runChild, whenReady } from '../../../deploy/processes/run-child.ts';
import { ROOT } from '../../../deploy/standalone/prepare.mjs';

const COMPILED = path.join(ROOT, '.cache/chaos-compiled');
const { PATH, HOME, TMPDIR } = process.env;

export interface PieceProcess {
  readonly pid: number;
  readonly port: number;
  /** Returns a mark that distinguishes this process from a later one of the same id. */
  identity(): string;
  /** Ends it in good order; gives its exit code or signal. */
  end(): Promise<string>;
}

export interface PieceStart {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFolder: string;
  /** The root of another checkout. */
  readonly root?: string;
  /** Where it listens instead of on its own ports. */
  readonly fixed?: boolean;
}

/** Starts another process next to the running ones, and resolves when it is ready; rejects if it exits before. */
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
  const child = runChild({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script],
    cwd: root,
    logFile: path.join(logFolder, `${name}.log`),
    detached: true,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      ...(fixed || env.PORT === 'broken' ? env : { ...env, PORT: String(port), OPS_PORT: String(opsPort) }),
    },
  });
  await whenReady(child, `http://127.0.0.1:${opsPort}/readyz`);
  const { pid } = child;
  return {
    pid,
    port,
    identity() {
      const how = child.how();
      return how === null ? `${pid} ${startTime(pid)}` : `ended with ${how}`;
    },
    end: () => child.end(),
  };
}

/** Since the machine started, in its ticks. */
const startTime = (pid: number): string =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
