import { setTimeout as pause } from 'node:timers/promises';
import type mongoose from 'mongoose';

/** Error codes of a server when two clients create the same collection or index at once. */
const RACES = new Set([
  ...[24, 46, 48, 85, 86, 112, 117, 276, 11_000],
  // A server on another database passes that one's words on.
  8,
]);
const OTHER_OPTIONS = new Set([85, 86]);
const NOT_FOUND = 27;
const MAX_TRIES = 8;
const WAIT_MS = 150;

/**
 * Creates a model's collection and indexes. Any number of processes may do so at once. An earlier version's
 * conflicting index is recreated.
 */
export async function makeIndexes<Row>(model: mongoose.Model<Row>): Promise<void> {
  const make = () => model.createIndexes();
  for (let tries = 1; ; tries++) {
    try {
      // The first one is under way since the model was made.
      await (tries === 1 ? model.init() : make());
      return;
    } catch (error) {
      if (!isRace(error) || tries === MAX_TRIES) throw error;
      await pause(WAIT_MS * Math.random() * tries);
      if (tries === MAX_TRIES / 2) await dropOutdated(model);
    }
  }
}

const codeOf = (error: unknown): number => Number((error as { code?: unknown }).code);

const isRace = (error: unknown): boolean =>
  error instanceof Error && (RACES.has(codeOf(error)) || /already exists/i.test(error.message));

/** The others by the same keys or the same name, and with other options. */
async function dropOutdated<Row>(model: mongoose.Model<Row>): Promise<void> {
  for (const [keys, options] of model.schema.indexes())
    await model.collection.createIndex(keys as never, options as never).catch(async (error: unknown) => {
      if (!OTHER_OPTIONS.has(codeOf(error))) return;
      const same = (one: { key: object; name?: string }) =>
        JSON.stringify(one.key) === JSON.stringify(keys) || one.name === options.name;
      const outdated = (await model.collection.indexes()).find(same);
      if (!outdated?.name) return;
      await model.collection.dropIndex(outdated.name).catch((missingError: unknown) => {
        if (codeOf(missingError) !== NOT_FOUND) throw missingError;
      });
    });
}
