import type { Collection } from '../fuzz/case.ts';
import type { Random } from '../fuzz/random.ts';

/** A writer's knowledge of a document: its acknowledged state, and the changes requested since. */
export interface Expected {
  /** Null when its removal was acknowledged. */
  acknowledged: number | null;
  /** Asked for without an answer yet; `gone` for a removal. */
  pending: number | 'gone' | 'none';
  readonly key: string;
}

const KEYS = 5000;

/** Inserts, counts up and removes documents of its own until the server is gone. Keys collide with other writers'. */
export async function write(
  collection: Collection,
  name: string,
  random: Random,
  expectedByKey: Map<string, Expected>,
  acknowledged: () => void,
): Promise<void> {
  const ownKeys: string[] = [];
  for (let n = 0; ; n++) {
    const id = random.chance(0.5) ? random.pick(ownKeys) : undefined;
    if (id === undefined) {
      const _id = `${name}-${n}`;
      const key = `k${random.below(KEYS)}`;
      const expected: Expected = { acknowledged: null, pending: 0, key };
      expectedByKey.set(_id, expected);
      const isRefused = await collection
        .insertOne({ _id, key, slot: n % 10, tags: [n % 3, n % 5], n: 0 } as never)
        .then(() => false)
        .catch(duplicateOrThrow);
      Object.assign(expected, { acknowledged: isRefused ? null : 0, pending: 'none' });
      if (!isRefused) ownKeys.push(_id);
    } else {
      const expected = expectedByKey.get(id);
      if (!expected || expected.acknowledged === null) continue;
      const next = random.chance(0.1) ? 'gone' : expected.acknowledged + 1;
      expected.pending = next;
      if (next === 'gone') await collection.deleteOne({ _id: id } as never);
      else await collection.updateOne({ _id: id } as never, { $inc: { n: 1 }, $set: { slot: next % 10 } });
      expected.acknowledged = next === 'gone' ? null : next;
      expected.pending = 'none';
      if (next === 'gone') ownKeys.splice(ownKeys.indexOf(id), 1);
    }
    acknowledged();
  }
}

function duplicateOrThrow(error: unknown): true {
  if ((error as { code?: number }).code === 11000) return true;
  throw error;
}
