import { expect } from '@jest/globals';
import type { Document, Suite } from './part.ts';

const SALES = [
  { _id: 1, shop: 'a', n: 5, tags: ['x', 'y'], who: 'u1' },
  { _id: 2, shop: 'a', n: 3, tags: ['y'], who: 'u2' },
  { _id: 3, shop: 'b', n: 8, tags: [], who: 'u1' },
  { _id: 4, shop: 'b', n: null, who: 'u3' },
];

const CASES: readonly (readonly [string, Document[], unknown])[] = [
  ['$match $project', [{ $match: { shop: 'a' } }, { $project: { n: 1, _id: 0 } }], [{ n: 5 }, { n: 3 }]],
  [
    '$project computes and renames',
    [{ $match: { _id: 1 } }, { $project: { _id: 0, where: '$shop', twice: { $multiply: ['$n', 2] } } }],
    [{ where: 'a', twice: 10 }],
  ],
  [
    '$addFields and $set into documents',
    [
      { $match: { _id: 3 } },
      { $addFields: { 'a.b': 1 } },
      { $set: { n: { $add: ['$n', 1] } } },
      { $project: { tags: 0, who: 0 } },
    ],
    [{ _id: 3, shop: 'b', n: 9, a: { b: 1 } }],
  ],
  [
    '$group sums, counts and averages, numbers alone',
    [
      { $group: { _id: '$shop', sum: { $sum: '$n' }, count: { $sum: 1 }, mean: { $avg: '$n' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', sum: 8, count: 2, mean: 4 },
      { _id: 'b', sum: 8, count: 2, mean: 8 },
    ],
  ],
  [
    '$group takes least, greatest, first, last and all',
    [
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: null,
          low: { $min: '$n' },
          high: { $max: '$n' },
          first: { $first: '$who' },
          last: { $last: '$who' },
          all: { $push: '$shop' },
        },
      },
    ],
    [{ _id: null, low: 3, high: 8, first: 'u1', last: 'u3', all: ['a', 'a', 'b', 'b'] }],
  ],
  [
    '$group by a document',
    [
      { $match: { shop: 'a' } },
      { $group: { _id: { s: '$shop', w: '$who' }, n: { $sum: '$n' } } },
      { $sort: { n: 1 } },
    ],
    [
      { _id: { s: 'a', w: 'u2' }, n: 3 },
      { _id: { s: 'a', w: 'u1' }, n: 5 },
    ],
  ],
  [
    '$unwind leaves out the empty and the missing',
    [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'x', n: 1 },
      { _id: 'y', n: 2 },
    ],
  ],
  [
    '$unwind keeps them when asked, with the index',
    [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
      { $match: { _id: { $gte: 2 } } },
      { $project: { at: 1, tags: 1 } },
    ],
    [
      { _id: 2, at: 0, tags: 'y' },
      { _id: 3, at: null },
      { _id: 4, at: null },
    ],
  ],
  [
    '$sort $skip $limit',
    [{ $sort: { n: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }],
    [{ _id: 1 }],
  ],
  [
    'computed fields are put into what is there',
    [
      { $match: { _id: 1 } },
      { $project: { shop: 1, docs: [{ k: 1 }, { k: 2 }], deep: { $literal: { x: 1 } } } },
      { $addFields: { deep: { y: '$shop' }, 'docs.z': 3, 'shop.name': '$shop' } },
    ],
    [
      {
        _id: 1,
        shop: { name: 'a' },
        docs: [
          { k: 1, z: 3 },
          { k: 2, z: 3 },
        ],
        deep: { x: 1, y: 'a' },
      },
    ],
  ],
  [
    'a missing value takes the field away, and makes its parents',
    [{ $match: { _id: 4 } }, { $addFields: { n: '$gone', 'new.x': '$gone' } }],
    [{ _id: 4, shop: 'b', who: 'u3', new: {} }],
  ],
  [
    '$project computes beside what it takes over, also into what is there',
    [
      { $match: { _id: 1 } },
      { $addFields: { deep: { x: 1, y: 2 }, list: [{ x: 1 }, 5, null] } },
      { $project: { late: '$n', who: 1, deep: { x: 1, z: '$shop' }, 'list.z': { $literal: 3 }, n: true } },
    ],
    [
      {
        _id: 1,
        n: 5,
        who: 'u1',
        deep: { x: 1, z: 'a' },
        list: [{ z: 3 }, { z: 3 }, { z: 3 }],
        late: 5,
      },
    ],
  ],
  [
    '$project leaves out, also in lists of anything',
    [
      { $match: { _id: 1 } },
      { $project: { _id: 0, n: 1, who: 1, list: [{ x: 1, y: 2 }, 5, null, [{ x: 1 }]] } },
      { $project: { who: 0, 'list.x': 0 } },
    ],
    [{ n: 5, list: [{ y: 2 }, 5, null, [{}]] }],
  ],
  [
    '$group counts, and takes each value once',
    [{ $group: { _id: '$shop', n: { $count: {} }, who: { $addToSet: '$shop' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'a', n: 2, who: ['a'] },
      { _id: 'b', n: 2, who: ['b'] },
    ],
  ],
  ['$count', [{ $match: { shop: 'b' } }, { $count: 'shops' }], [{ shops: 2 }]],
  ['$count of nothing', [{ $match: { shop: 'z' } }, { $count: 'shops' }], []],
];

/** Pipelines. */
export function aggregation({ it, insert, things }: Suite): void {
  for (const [title, pipeline, expected] of CASES)
    it(`pipeline: ${title}`, async () => {
      await insert(...SALES);
      expect(await things().aggregate(pipeline).toArray()).toEqual(expected);
    });

  for (const [title, stage, code] of [
    ['an unknown stage', { $nope: {} }, 40324],
    ['two stages in one', { $match: {}, $limit: 1 }, 40323],
    ['an unknown accumulator', { $group: { _id: null, n: { $nope: 1 } } }, 15952],
    ['$group without an id', { $group: { n: { $sum: 1 } } }, 15955],
    ['$match by what is no filter', { $match: 5 }, 15959],
    ['$limit of nothing', { $limit: 0 }, 15958],
    ['$unwind of nothing', { $unwind: {} }, 28812],
    ['$unwind of a name', { $unwind: 'tags' }, 28818],
    ['$sort by nothing', { $sort: {} }, 15976],
    ['$sort by no direction', { $sort: { n: 2 } }, 15975],
    ['an empty field to add', { $addFields: { a: {} } }, 40180],
    ['an empty field to project', { $project: { a: {} } }, 51270],
  ] as const)
    it(`pipeline: ${title} is refused`, async () => {
      // Also if there is nothing to work on.
      await expect(things().aggregate([stage]).toArray()).rejects.toMatchObject({ code });
    });
}
