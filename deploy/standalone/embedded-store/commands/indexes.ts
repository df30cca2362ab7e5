import { type Document, serialize } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import type { Collection, IndexSpec } from '../storage/types.ts';
import { numberOf } from '../values.ts';
import { type Command, namespaceOf, reading, writing } from './command.ts';

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'background',
  // mongorestore says where the index is, which MongoDB passes over.
  'ns',
]);

export const INDEXES: Readonly<Record<string, Command>> = {
  createIndexes: writing((command, { storage }) => {
    const namespace = namespaceOf(command);
    const createdCollectionAutomatically = !storage.find(namespace);
    const collection = storage.ensure(namespace);
    const numIndexesBefore = collection.indexes.length + 1;
    for (const definition of command.indexes as Document[]) {
      const spec = checkIndex(definition);
      if (Object.keys(spec.key).join() !== '_id' && isNew(collection, spec))
        storage.addIndex(collection, spec);
    }
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length + 1,
      createdCollectionAutomatically,
    };
  }),
  dropIndexes: writing((command, { storage }) => {
    const collection = storage.find(namespaceOf(command));
    if (!collection) throw new CommandError(26, 'ns not found');
    const nIndexesWas = collection.indexes.length + 1;
    const requested: unknown[] =
      command.index === '*' ? collection.indexes.map(({ spec }) => spec.name) : [command.index].flat();
    for (const one of requested) {
      const index = collection.indexes.find(
        ({ spec }) => spec.name === one || JSON.stringify(spec.key) === JSON.stringify(one),
      );
      if (!index) throw new CommandError(27, `index not found with name [${String(one)}]`);
      storage.dropIndex(collection, index);
    }
    return { nIndexesWas };
  }),
  listIndexes: reading((command, { storage, cursors }) => {
    const namespace = namespaceOf(command);
    const collection = storage.find(namespace);
    if (!collection) throw new CommandError(26, `ns does not exist: ${namespace}`);
    const specs: Document[] = [
      { key: { _id: 1 }, name: '_id_' },
      ...collection.indexes.map(({ spec }) => spec),
    ];
    const batch = cursors.start(
      namespace,
      specs.map((spec) => serialize({ v: 2, ...spec })),
    );
    return { batch, field: 'firstBatch' };
  }),
};

/** Reads how an index is described. @throws CommandError for what the store can't index */
export function checkIndex(spec: Document): IndexSpec {
  for (const option of Object.keys(spec))
    if (!OPTIONS.has(option)) throw unsupported(`the index option ${option}`);
  const key: Record<string, 1 | -1> = {};
  for (const [path, direction] of Object.entries(spec.key as Document)) {
    const way = numberOf(direction, 0);
    if ((way !== 1 && way !== -1) || path.includes('$**'))
      throw unsupported(`an index of kind ${JSON.stringify(direction)} on ${path}`);
    key[path] = way;
  }
  const { name, unique, sparse, expireAfterSeconds, partialFilterExpression } = spec;
  return {
    name,
    key,
    ...(unique && { unique: true }),
    ...(sparse && { sparse: true }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: numberOf(expireAfterSeconds, 0) }),
    ...(partialFilterExpression && { partialFilterExpression }),
  };
}

/** False when the very same index is there. */
function isNew(collection: Collection, spec: IndexSpec): boolean {
  for (const { spec: other } of collection.indexes) {
    const sameKey = JSON.stringify(other.key) === JSON.stringify(spec.key);
    if (other.name !== spec.name && !sameKey) continue;
    if (other.name === spec.name && JSON.stringify(other) === JSON.stringify(spec)) return false;
    throw other.name === spec.name && !sameKey
      ? new CommandError(
          86,
          `An existing index has the same name as the requested index but other keys: ${spec.name}`,
        )
      : new CommandError(85, `Index with the same keys already exists with different options: ${other.name}`);
  }
  return true;
}
