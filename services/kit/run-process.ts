import { ConfigError } from './config.ts';
import type { Log } from './log.ts';

interface Running {
  close(): Promise<void>;
}

const GRACE_MS = 25_000;

/**
 * Starts a process and ends it well: SIGTERM and SIGINT stop taking work, let what is in hand finish, and close.
 * A fault of the settings prints the list and exits with 2; any other failed start exits with 1.
 */
export async function runProcess(start: () => Promise<Running>, log?: Log): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    else console.error(error);
    process.exit(error instanceof ConfigError ? 2 : 1);
  }
  let ending = false;
  const end = (signal: string): void => {
    if (ending) process.exit(1);
    ending = true;
    log?.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    running.close().then(
      () => process.exit(0),
      (err) => {
        log?.error({ err }, 'could not shut down cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
