import type { CommandContext } from './commands/command.ts';
import { select } from './plan/select.ts';

const BATCH = 1000;

/** Removes what TTL indexes say has expired. */
export async function removeExpired({ storage, writer }: CommandContext, now: number): Promise<void> {
  for (const collection of storage.collections())
    for (const { spec, fields } of collection.indexes) {
      const [path, ...others] = fields.map(([field]) => field);
      if (spec.expireAfterSeconds === undefined || path === undefined || others.length > 0) continue;
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      await writer.write(() => {
        const filter = { [path]: { $lte: limit } };
        for (const row of select(storage, collection.namespace, { filter, limit: BATCH }))
          storage.remove(collection, row);
      });
    }
}
