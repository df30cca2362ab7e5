import type mongoose from 'mongoose';
import { mongo } from 'mongoose';
import { EXACT } from './copy-to.ts';

const { BSON } = mongo;
const OPTIONS = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'] as const;

/** How two collections differ: documents byte by byte, then indexes; in words, at most one for each kind. */
export async function compare(
  source: mongoose.mongo.Collection,
  target: mongoose.mongo.Collection,
): Promise<string[]> {
  const where = source.namespace;
  const [ours, theirs] = await Promise.all([source, target].map(indexesOf));
  const differences = (ours ?? [])
    .filter((index) => !theirs?.includes(index))
    .map((index) => `${where}: the index ${index} is not the same`);
  const [left, right] = await Promise.all([source, target].map((side) => side.countDocuments({})));
  if (left !== right) differences.push(`${where}: ${left} documents here, ${right} there`);
  const there = target.find({}, EXACT).sort({ _id: 1 });
  for await (const document of source.find({}, EXACT).sort({ _id: 1 })) {
    const other = await there.next();
    if (other && Buffer.compare(BSON.serialize(document), BSON.serialize(other)) === 0) continue;
    differences.push(`${where}: ${String(document._id)} is not the same`);
    break;
  }
  await there.close();
  return differences;
}

const indexesOf = async (collection: mongoose.mongo.Collection): Promise<string[]> =>
  (await collection.indexes()).map((index) =>
    JSON.stringify([index.name, index.key, ...OPTIONS.map((option) => index[option] ?? null)]),
  );
