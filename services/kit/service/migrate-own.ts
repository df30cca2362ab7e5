import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { loadConfig, setting } from '../config.ts';
import { connectUnchecked, databaseOf } from '../store/connect.ts';
import { migrate } from '../store/migrate.ts';
import type { Entry } from './entry.ts';

const schema = z.object({
  MONGODB_URI: setting.mongodbUri(),
  MONGODB_PREFIX: setting.mongodbPrefix(),
});

/** Longer than a process takes to see that its database is locked, and to end in order. */
const STILL_MS = 30_000;

/**
 * Brings a service's own database into the format that it reads.
 * @throws ConfigError, StoreUnavailable, StoreFormatError
 */
export async function migrateOwnStore({ service, format }: Entry, env: NodeJS.ProcessEnv): Promise<void> {
  if (!format) return console.log(`${service.name} stores nothing.`);
  const { MONGODB_URI, MONGODB_PREFIX } = loadConfig(schema, env);
  let lockedAt: number | null = null;
  const connection = await connectUnchecked(MONGODB_URI, `${MONGODB_PREFIX}_${service.name}`);
  try {
    await migrate(databaseOf(connection), format, {
      tell: (line) => console.log(line),
      async untilStill() {
        lockedAt = performance.now();
        console.log(`${service.name}: its running processes end now, within ${STILL_MS / 1000} seconds`);
        await pause(STILL_MS);
      },
    });
    if (lockedAt !== null) {
      const seconds = Math.round((performance.now() - lockedAt) / 1000);
      console.log(
        `${service.name} has been away for ${seconds} seconds, and is until its new processes are ready`,
      );
    }
    console.log(`${service.name} stores in format ${format.version}.`);
  } finally {
    await connection.close();
  }
}
