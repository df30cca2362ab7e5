import type { Collection, Document } from '../fuzz/case.ts';
import type { Expected } from './writers.ts';

/** Lists the faults after a crash, in words; empty when all is well. */
export async function faultsAfterCrash(
  collection: Collection,
  expectedByKey: ReadonlyMap<string, Expected>,
): Promise<string[]> {
  const documents = await collection.find({}).toArray();
  const byId = new Map(documents.map((document) => [String(document._id), document]));
  return [
    ...listLost(byId, expectedByKey),
    ...doubledKeys(documents),
    ...(await disagreements(collection, documents, 'slot')),
    ...(await disagreements(collection, documents, 'tags')),
    ...(await disagreements(collection, documents, 'key')),
  ];
}

/** Lists the lost writes: an acknowledged one must be there; one without an answer may be, whole. */
function listLost(
  byId: ReadonlyMap<string, Document>,
  expectedByKey: ReadonlyMap<string, Expected>,
): string[] {
  const faults: string[] = [];
  for (const [id, { acknowledged, pending }] of expectedByKey) {
    const document = byId.get(id);
    const possible = new Set<number | null>([acknowledged]);
    if (pending !== 'none') possible.add(pending === 'gone' ? null : pending);
    if (!possible.has(document ? Number(document.n) : null))
      faults.push(
        `${id} is ${document ? document.n : 'missing'}, which nobody was told (${[...possible].join(' or ')})`,
      );
    if (document && document.slot !== (Number(document.n) === 0 ? document.slot : Number(document.n) % 10))
      faults.push(`${id} is half updated`);
  }
  for (const id of byId.keys()) if (!expectedByKey.has(id)) faults.push(`${id} was never written`);
  return faults;
}

function doubledKeys(documents: readonly Document[]): string[] {
  const keys = documents.map(({ key }) => key);
  return keys
    .filter((key, at) => keys.indexOf(key) < at)
    .map((key) => `the unique key ${key} is there twice`);
}

/** Asks for each value through the index, and compares with the documents themselves. */
async function disagreements(
  collection: Collection,
  documents: readonly Document[],
  field: string,
): Promise<string[]> {
  const idsByKey = new Map<unknown, string[]>();
  for (const document of documents)
    for (const value of new Set([document[field]].flat()))
      idsByKey.set(value, [...(idsByKey.get(value) ?? []), String(document._id)]);
  const faults: string[] = [];
  for (const [value, ids] of idsByKey) {
    const foundDocuments = await collection
      .find({ [field]: value })
      .project({ _id: 1 })
      .toArray();
    if (
      foundDocuments
        .map(({ _id }) => String(_id))
        .sort()
        .join() !== ids.sort().join()
    )
      faults.push(`the index of ${field} and the documents disagree about ${String(value)}`);
  }
  return faults;
}
