import { expect, test } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import { fieldPicker } from './pick-fields.ts';

const pickFields = (names: string[], document: object) => {
  const bytes = fieldPicker(names)(serialize(document));
  return bytes && deserialize(bytes);
};

test('takes the wanted fields in the order of the document, also of names alike', () => {
  const document = { _id: 1, ab: 'x', a: { b: [1] }, b: null, abc: true };
  expect(pickFields(['abc', '_id', 'a', 'a'], document)).toEqual({ _id: 1, a: { b: [1] }, abc: true });
  expect(Object.keys(pickFields(['abc', '_id'], document) ?? {})).toEqual(['_id', 'abc']);
  expect(pickFields(['none'], document)).toEqual({});
  expect(pickFields([], document)).toEqual({});
});

test('leaves fields after an unusual type to others', () => {
  expect(pickFields(['b'], { a: /x/, b: 1 })).toBeNull();
  expect(pickFields(['a'], { a: 1, b: /x/ })).toEqual({ a: 1 });
});
