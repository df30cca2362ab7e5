import { CLOSING_MS } from '@carillon/contracts/answer-time.ts';
import { ConfigError } from './config.ts';
import { createShutdown } from './shutdown.ts';
import { StoreFormatError } from './store/store-format.ts';
import { StoreUnavailable } from './store/store-unavailable.ts';

interface Running {
  close(): Promise<void>;
  /** How long that may take, in milliseconds, if calls in progress need longer than closing. */
  readonly endsWithinMs?: number;
}

/**
 * Starts a process whose files only its owner can read, and shuts it down cleanly: SIGTERM and SIGINT stop new work,
 * let current work finish, and close. Invalid settings print the list and exit with 2. Any other failed start exits
 * with 1, and a store failure prints a message.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  // Files that the process writes are private, whatever the shell's mask is.
  process.umask(0o077);
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    endWith(error);
  }
  const end = createShutdown({
    close: () => running.close(),
    exit: (code) => process.exit(code),
    now: () => performance.now(),
    graceMs: running.endsWithinMs ?? CLOSING_MS,
    say: (message, error) => (error === undefined ? console.error(message) : console.error(message, error)),
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Runs what ends by itself, and ends the process: with 0, or as a failed start does. */
export async function runOnce(work: () => Promise<void>): Promise<never> {
  process.umask(0o077);
  await work().catch(endWith);
  process.exit(0);
}

function endWith(error: unknown): never {
  if (isInWords(error)) console.error(error.message);
  else console.error(error);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

/** Whether an error explains itself to the operator: the rest of it helps nobody. */
const isInWords = (error: unknown): error is Error =>
  [ConfigError, StoreUnavailable, StoreFormatError].some((kind) => error instanceof kind);
