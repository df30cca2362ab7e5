import { Collection } from 'mongodb';

/**
 * mongo-java-server treats a partial unique index as unique for the whole collection, and would reject valid
 * documents. Without such indexes it accepts everything, and the account checks find the duplicates.
 */
export function makeIndexesPlain(): void {
  const create = Collection.prototype.createIndex;
  Collection.prototype.createIndex = function (keys, options) {
    const plain = options?.partialFilterExpression ? { ...options, unique: false } : options;
    return Reflect.apply(create, this, [keys, plain]);
  };
}
