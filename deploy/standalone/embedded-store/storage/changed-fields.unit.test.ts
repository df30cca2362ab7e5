import { expect, test } from '@jest/globals';
import { Binary, Decimal128, type Document, Double, Long, ObjectId, serialize } from 'bson';
import { changedFields } from './changed-fields.ts';

const findChanged = (before: Document, after: Document) => {
  const names = changedFields(serialize(before), serialize(after));
  return names && [...names];
};
const ID = new ObjectId();

test('lists fields with another value or type, new fields at the end, and removed ones there', () => {
  const document = {
    _id: ID,
    text: 'a',
    count: 1,
    share: 0.5,
    at: new Date(5),
    yes: true,
    none: null,
    long: Long.fromNumber(7),
    inner: { list: [1, { a: 2 }] },
    bytes: new Binary(Buffer.from('abc')),
    last: 1,
  };
  expect(findChanged(document, { ...document })).toEqual([]);
  expect(findChanged(document, { ...document, text: 'ab', inner: { list: [1, { a: 3 }] } })).toEqual([
    'text',
    'inner',
  ]);
  expect(findChanged(document, { ...document, count: new Double(1) })).toEqual(['count']);
  expect(findChanged(document, { ...document, more: 1, other: 2 })).toEqual(['more', 'other']);
  const { last: _, ...shorter } = document;
  expect(findChanged(document, shorter)).toEqual(['last']);
  expect(findChanged({}, document)).toEqual(Object.keys(document));
});

test('says nothing when the order is another, one is gone from between, or a type is unusual', () => {
  expect(findChanged({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
  expect(findChanged({ a: 1, b: 2 }, { b: 2 })).toBeNull();
  expect(findChanged({ a: /x/ }, { a: /x/ })).toBeNull();
  expect(findChanged({ a: 1 }, { a: 1, b: Decimal128.fromString('1') })).toBeNull();
});
