import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE, ROOT } from '../standalone/prepare.mjs';
import type { Piece } from './pieces.ts';
import type { PieceMessage } from './tell-launcher.ts';

const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning'];
/** Node starts it again when a file changes that it has imported, and waits for the next change when it can't start. */
const WATCHED = ['--watch', '--watch-preserve-output'];
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A process that lived this long before it died is restarted without a growing wait. */
const STEADY_MS = 60_000;
const BAD_SETTINGS = 2;
/** A little more than a process takes to close; a supervisor that ends all of them waits for no longer call. */
const TIMEOUT_MS = 30_000;

export interface SuperviseOptions {
  readonly env: NodeJS.ProcessEnv;
  say(line: string): void;
  /** It exited before it was ever ready, or reported invalid settings: starting it again won't help. */
  onGiveUp(piece: Piece, takenPort: number | null): void;
  /** The folder of the service that is worked on, such as `services/posts`: its processes start again when a source changes. */
  readonly watched?: string | undefined;
}

export interface Supervised {
  readonly piece: Piece;
  pid(): number | undefined;
  /** Resolves when it answers that it is ready; rejects when it never will. */
  ready(): Promise<void>;
  /** Ends it, and starts it no more. */
  close(): Promise<void>;
}

/** Runs a piece as a process, and starts it again when it dies, after a wait that grows. */
export function supervise(piece: Piece, { env, say, onGiveUp, watched }: SuperviseOptions): Supervised {
  const closing = new AbortController();
  let child: ChildProcess | null = null;
  let listening = new Set<number>();
  let port: number | null = null;
  let everReady = false;
  let wait = FIRST_WAIT_MS;
  const readyPort = Number(new URL(piece.readyUrl).port);
  const isWatched = watched !== undefined && piece.script.startsWith(`${watched}/`);
  const over = run();

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      const how = await life();
      if (closing.signal.aborted) return;
      if (!everReady || how === String(BAD_SETTINGS)) {
        say(`${piece.name} ended with ${how}, and is not started again.`);
        closing.abort();
        onGiveUp(piece, port);
        return;
      }
      if (performance.now() - startedAt >= STEADY_MS) wait = FIRST_WAIT_MS;
      say(`${piece.name} ended with ${how}; it starts again in ${wait / 1000} s.`);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  /** From start to end; gives the exit code, or the signal. */
  function life(): Promise<string> {
    const ownChild = spawn(
      NODE,
      [
        ...(isWatched ? WATCHED : []),
        ...NODE_OPTIONS,
        '--import',
        './deploy/distributed/tell-launcher.ts',
        piece.script,
      ],
      {
        cwd: ROOT,
        env: { ...env, ...piece.env },
        // A group of its own: Ctrl-C is the launcher's, who ends the pieces in their order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    child = ownChild;
    listening = new Set();
    port = null;
    ownChild.on('message', (message: PieceMessage) => {
      if ('listening' in message) listening.add(message.listening);
      // Node's own, of the files that it watches, come too.
      else if ('taken' in message) {
        port = message.taken;
        say(`${piece.name} can't listen on port ${port}: another program has it.`);
      }
    });
    for (const stream of [ownChild.stdout, ownChild.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => say(`${piece.name} | ${line}`));
    return new Promise((resolve) => {
      ownChild.once('error', (error) => resolve(error.message));
      ownChild.once('close', (code, signal) => resolve(String(code ?? signal)));
    });
  }

  return {
    piece,
    pid: () => child?.pid,
    async ready() {
      // At a port that it does not have yet another program may answer.
      while (!listening.has(readyPort) || !(await answers(piece.readyUrl))) {
        if (closing.signal.aborted) throw new Error(`${piece.name} did not start`);
        await pause(50);
      }
      everReady = true;
    },
    async close() {
      closing.abort();
      child?.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), TIMEOUT_MS);
      await over;
      clearTimeout(late);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
