import { describe, expect, test } from '@jest/globals';
import { fieldsOfGroup } from './fields-of-group.ts';

describe('fieldsOfGroup', () => {
  test('finds the fields of nested expressions', () => {
    const sum = { $sum: { $multiply: ['$figures.likes', { $ifNull: ['$weight', 1] }] } };
    expect(fieldsOfGroup({ $group: { _id: { day: '$day' }, sum } })).toEqual(['day', 'figures', 'weight']);
  });

  test('finds none where documents are only counted', () => {
    expect(fieldsOfGroup({ $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
  });

  test('leaves a group of whole documents open', () => {
    expect(fieldsOfGroup({ $group: { _id: '$day', all: { $push: '$$ROOT' } } })).toBeNull();
  });

  test('leaves other stages open', () => {
    expect(fieldsOfGroup({ $project: { day: 1 } })).toBeNull();
  });
});
