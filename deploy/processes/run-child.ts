import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface ChildPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** This process's own, unless it is said. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where its output goes; by default it is stored for `output`. */
  readonly logFile?: string;
  /** `ipc`: it receives messages. `input`: it reads its standard input. */
  readonly talks?: 'ipc' | 'input';
  /** Whether Ctrl-C reaches only the process that started it. */
  readonly detached?: boolean;
}

/** A process of our own. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly process: ChildProcess;
  /** Returns its output so far, where that is stored. */
  output(): string;
  /** Its exit code or signal; null while it runs. */
  how(): string | null;
  /** Resolves with that. */
  readonly over: Promise<string>;
  /** Sends it a signal, and kills it when its grace is over; resolves with how it ended. */
  end(signal?: NodeJS.Signals, graceMs?: number): Promise<string>;
}

const GRACE_MS = 35_000;

export function runChild({ name, command, args, cwd, env, logFile, talks, detached }: ChildPlan): Child {
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(command, args, {
    ...(cwd !== undefined && { cwd }),
    ...(env && { env }),
    ...(detached && { detached }),
    stdio: [talks === 'input' ? 'pipe' : 'ignore', log, log, ...(talks === 'ipc' ? (['ipc'] as const) : [])],
  });
  if (typeof log === 'number') closeSync(log);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  let how: string | null = null;
  const over = once(child, 'exit').then(
    ([code, signal]) => String(code ?? signal),
    (error: Error) => error.message,
  );
  void over.then((reason) => {
    how = reason;
  });
  return {
    name,
    over,
    process: child,
    pid: child.pid ?? 0,
    output: () => output,
    how: () => how,
    async end(signal = 'SIGTERM', graceMs = GRACE_MS) {
      if (how === null) child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
      const reason = await over;
      clearTimeout(late);
      return reason;
    },
  };
}

const START_MS = 60_000;
const LOOK_MS = 25;

/**
 * Waits until a process prints a line, and returns the text of its first group; or until an address answers
 * successfully.
 * @throws Error with its output if it exits before, or takes too long
 */
export async function whenReady(child: Child, ready: RegExp | string, withinMs = START_MS): Promise<string> {
  const end = performance.now() + withinMs;
  for (;;) {
    const match = typeof ready === 'string' ? (await answers(ready)) && [] : ready.exec(child.output());
    if (match) return match[1] ?? '';
    const how = child.how();
    if (how !== null)
      throw new Error(`${child.name} ended with ${how} before it was ready:\n${child.output()}`);
    if (performance.now() > end) throw new Error(`${child.name} did not get ready:\n${child.output()}`);
    await pause(LOOK_MS);
  }
}

/** Whether an address answers well. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
