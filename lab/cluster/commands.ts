import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
}

interface How {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Written to its standard input. */
  readonly input?: string;
}

/**
 * Runs a command to its end.
 * @throws Error with the command and what it wrote to standard error, unless it ends with 0
 */
export function run(
  command: string,
  args: readonly string[],
  { env, cwd, input }: How = {},
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const options = { env: { ...process.env, ...env }, cwd, maxBuffer: 64 * 1024 * 1024 };
  const child = execFile(command, args, options, (error, stdout, stderr) => {
    if (error) reject(new Error(`${command} ${args.join(' ')}\n${stderr || stdout || error.message}`));
    else resolve({ stdout, stderr });
  });
  child.stdin?.end(input);
  return promise;
}

/** Passes each line that a command prints to `take`, until it is aborted. */
export async function follow(
  command: string,
  args: readonly string[],
  { env, signal, take }: FollowHow,
): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  signal.addEventListener('abort', () => child.kill(), { once: true });
  for await (const line of createInterface({ input: child.stdout })) take(line);
}

interface FollowHow {
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly take: (line: string) => void;
}

/**
 * Asks until the answer is yes.
 * @param what names it in the error
 * @throws Error with the last answer's error once `seconds` are over
 */
export async function until(what: string, ask: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
    } catch (error) {
      last = error;
    }
    await pause(250);
  }
  throw new Error(`Not within ${seconds} s: ${what}`, { cause: last });
}
