import mongoose from 'mongoose';
import type { StoredCollection } from './snapshot.ts';
import type { TargetCollection } from './target.ts';

const { BSON } = mongoose.mongo;
/** Values as stored, so that no type changes on the way. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
type StoredDocument = mongoose.mongo.BSON.Document;

/** Makes the target's documents equal to the source's: writes missing and different ones, and removes others. */
export async function copyDocuments(
  source: StoredCollection,
  target: TargetCollection,
  progress: (documents: number) => void,
): Promise<void> {
  let checkedCount = 0;
  for (const batch of source.batches()) {
    const writes = (await differing(batch, target)).map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id: { $eq: _id } }, replacement, upsert: true },
    }));
    if (writes.length > 0) await target.bulkWrite(writes, { ordered: false });
    checkedCount += batch.length;
    progress(checkedCount);
  }
  if ((await target.countDocuments({})) > source.count) await removeOthers(source, target);
}

/** How the documents of the two sides differ, in words. */
export async function documentDifferences(
  source: StoredCollection,
  target: TargetCollection,
): Promise<string[]> {
  const where = target.namespace;
  const differences: string[] = [];
  const count = await target.countDocuments({});
  if (count !== source.count) differences.push(`${where}: ${source.count} documents here, ${count} there`);
  for (const batch of source.batches())
    for (const { _id } of await differing(batch, target))
      differences.push(`${where}: ${BSON.EJSON.stringify(_id)} is not the same`);
  return differences;
}

/** The documents of a batch that the target lacks or has differently, byte by byte. */
async function differing(batch: readonly Uint8Array[], target: TargetCollection): Promise<StoredDocument[]> {
  const documents = batch.map((raw) => BSON.deserialize(raw, EXACT));
  const storedDocuments = target.find({ _id: { $in: documents.map(({ _id }) => _id) } }, EXACT);
  const storedById = new Map<string, Uint8Array>();
  for await (const document of storedDocuments) storedById.set(keyOf(document), BSON.serialize(document));
  return documents.filter((document) => {
    const other = storedById.get(keyOf(document));
    return !other || Buffer.compare(BSON.serialize(document), other) !== 0;
  });
}

const keyOf = ({ _id }: StoredDocument): string => BSON.EJSON.stringify({ _id }, { relaxed: true });

/** Deletes documents that were removed here since an earlier try. */
async function removeOthers(source: StoredCollection, target: TargetCollection): Promise<void> {
  const missingIds: unknown[] = [];
  for await (const { _id } of target.find({}, { ...EXACT, projection: { _id: 1 } }))
    if (!source.has(_id)) missingIds.push(_id);
  for (let at = 0; at < missingIds.length; at += 500)
    await target.deleteMany({ _id: { $in: missingIds.slice(at, at + 500) as never[] } });
}
