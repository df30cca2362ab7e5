import { Collection } from 'mongodb';

/**
 * mongo-java-server takes an index that is unique in a part of a collection for one that is so in all of it, and would
 * refuse what is no duplicate. Without such indexes it takes everything, and the account finds out what was doubled.
 */
export function makeIndexesPlain(): void {
  const create = Collection.prototype.createIndex;
  Collection.prototype.createIndex = function (keys, options) {
    const plain = options?.partialFilterExpression ? { ...options, unique: false } : options;
    return Reflect.apply(create, this, [keys, plain]);
  };
}
