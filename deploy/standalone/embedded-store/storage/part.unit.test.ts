import { expect, test } from '@jest/globals';
import { type Document, deserialize, Long, serialize } from 'bson';
import { partOf } from './part.ts';

const merged = (paths: string[], document: Document, other: Document) => {
  const bytes = partOf(paths).merge(serialize(document), serialize(other));
  return bytes && Buffer.from(bytes);
};

test('replaces fields in place, drops removed ones, and adds new ones at the end', () => {
  const document = { _id: 1, a: 'x', long: Long.fromNumber(7), list: [1, { b: 2 }], gone: true, last: null };
  const other = { a: { deep: 'y' }, more: 1, list: [] };
  expect(merged(['a.deep', 'gone', 'list', 'more'], document, other)).toEqual(
    Buffer.from(
      serialize({ _id: 1, a: { deep: 'y' }, long: Long.fromNumber(7), list: [], last: null, more: 1 }),
    ),
  );
});

test('leaves a field alone whose name only begins like a wanted one', () => {
  const bytes = merged(['a'], { ab: 1, a: 2, b: 3 }, { a: 4 });
  expect(deserialize(bytes ?? Buffer.alloc(0))).toEqual({ ab: 1, a: 4, b: 3 });
});

test('leaves a document with an unusual type to others', () => {
  expect(merged(['a'], { a: 1, b: /x/ }, { a: 2 })).toBeNull();
  expect(merged(['a'], { a: 1 }, { a: /x/ })).toBeNull();
});
