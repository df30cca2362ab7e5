import { expect } from '@jest/globals';
import type { Suite } from './part.ts';

const DOCUMENT = {
  _id: 1,
  n: 7,
  minus: -2.5,
  t: ' Bells ',
  at: new Date('2026-03-29T01:02:03Z'),
  list: [3, 1, 2],
  docs: [{ k: 1 }, { k: 2 }],
  deep: { x: 1 },
  nothing: null,
};

const CASES: readonly (readonly [string, unknown, unknown])[] = [
  ['$abs', { $abs: '$minus' }, 2.5],
  ['$ceil and $floor', { $add: [{ $ceil: '$minus' }, { $floor: '$minus' }] }, -5],
  ['$trunc', { $trunc: '$minus' }, -2],
  ['$round, halves to the even', { $add: [{ $round: 2.5 }, { $round: [1.2345, 2] }] }, 3.23],
  ['$mod', { $mod: ['$n', 4] }, 3],
  ['$pow and $sqrt', { $sqrt: { $pow: ['$n', 2] } }, 7],
  ['$sum, $avg, $min and $max of a list', { $add: [{ $sum: '$list' }, { $avg: '$list' }] }, 8],
  ['$min and $max of a list', { $subtract: [{ $max: '$list' }, { $min: '$list' }] }, 2],
  ['arithmetic with null is null', { $add: ['$n', '$nothing'] }, null],
  ['$cmp', { $cmp: ['$n', 9] }, -1],
  ['$isNumber', { $isNumber: '$t' }, false],
  ['$isArray', { $isArray: ['$list'] }, true],
  ['$literal is not computed', { $literal: '$n' }, '$n'],
  ['$strLenCP', { $strLenCP: '$t' }, 7],
  ['$substrCP', { $substrCP: ['$t', 1, 4] }, 'Bell'],
  ['$trim', { $trim: { input: '$t' } }, 'Bells'],
  ['parts of a date', [{ $year: '$at' }, { $month: '$at' }, { $dayOfMonth: '$at' }], [2026, 3, 29]],
  ['parts of a time', [{ $hour: '$at' }, { $minute: '$at' }, { $second: '$at' }], [1, 2, 3]],
  [
    'parts of a date in a zone',
    [
      { $hour: { date: '$at', timezone: 'Europe/Berlin' } },
      { $dayOfMonth: { date: '$at', timezone: '-0200' } },
    ],
    [3, 28],
  ],
  ['the year of nothing', { $year: '$nothing' }, null],
  ['$dayOfWeek counts from Sunday', { $dayOfWeek: '$at' }, 1],
  ['$concatArrays', { $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
  ['$filter', { $filter: { input: '$list', as: 'i', cond: { $gte: ['$$i', 2] } } }, [3, 2]],
  ['$map', { $map: { input: '$list', as: 'i', in: { $multiply: ['$$i', 2] } } }, [6, 2, 4]],
  ['$reduce', { $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  ['$range', { $range: [0, 5, 2] }, [0, 2, 4]],
  ['$indexOfArray', { $indexOfArray: ['$list', 2] }, 2],
  ['$slice', { $slice: ['$list', -2] }, [1, 2]],
  ['$slice of null', { $slice: ['$nothing', 2] }, null],
  [
    '$allElementsTrue and $anyElementTrue',
    [{ $allElementsTrue: [[1, 0]] }, { $anyElementTrue: [[1, 0]] }],
    [false, true],
  ],
  ['$first and $last', [{ $first: '$list' }, { $last: '$list' }], [3, 2]],
  ['$mergeObjects', { $mergeObjects: ['$deep', { y: 2 }, '$nothing'] }, { x: 1, y: 2 }],
  ['a path through documents in an array', '$docs.k', [1, 2]],
  ['$mod of null', { $mod: ['$nothing', 2] }, null],
  ['$sum and $avg of one value', [{ $sum: '$n' }, { $avg: '$n' }, { $sum: '$t' }], [7, 7, 0]],
  ['a single list stands for what is in it', [{ $sum: ['$list'] }, { $max: [{ $literal: [] }] }], [6, null]],
  ['several values are taken as they are', [{ $sum: ['$list', 1] }, { $max: ['$list', 1] }], [1, [3, 1, 2]]],
  ['$max of one value', { $max: '$n' }, 7],
  ['$toUpper of null, and of a number', [{ $toUpper: '$gone' }, { $toUpper: '$n' }], ['', '7']],
  ['$first of lists', { $first: { $literal: [[1, 2], 3] } }, [1, 2]],
  ['$last of lists', { $last: { $literal: [3, [1, 2]] } }, [1, 2]],
  [
    '$sum for each of a list of lists',
    { $map: { input: { $literal: [[1, 2], [3]] }, as: 'i', in: { $sum: '$$i' } } },
    [3, 3],
  ],
  ['an empty text is true', { $cond: ['', 'yes', 'no'] }, 'yes'],
  ['missing is not null', [{ $eq: ['$gone', null] }, { $lt: ['$gone', null] }], [false, true]],
  [
    '$in looks for null, not for missing',
    [{ $in: ['$gone', [null]] }, { $in: [null, [null]] }],
    [false, true],
  ],
  ['$concat with null before what is no text', { $concat: ['$nothing', '$n'] }, null],
];

/** A branch by entries: an object with a `then` of its own would be taken for a promise. */
const SWITCH = {
  $switch: {
    branches: [
      Object.fromEntries([
        ['case', { $gt: ['$n', 5] }],
        ['then', 'big'],
      ]),
    ],
    default: 'small',
  },
};

/** Expressions on numbers, texts, lists and documents. */
export function arithmeticAndLists({ it, insert, things }: Suite): void {
  const compute = (expression: unknown) =>
    things()
      .aggregate([{ $project: { _id: 0, v: expression } }])
      .toArray();

  for (const [title, expression, expected] of [...CASES, ['$switch', SWITCH, 'big'] as const])
    it(`expression: ${title}`, async () => {
      await insert(DOCUMENT);
      expect(await compute(expression)).toEqual([{ v: expected }]);
    });

  for (const [title, expression, code] of [
    ['too few values', { $eq: ['$n'] }, 16020],
    ['too many values', { $size: ['$list', '$list'] }, 16020],
    ['$cond without a second value', { $cond: ['$n', 1] }, 16020],
    ['$size of what is not there', { $size: '$gone' }, 17124],
    ['$mod by zero', { $mod: ['$n', 0] }, 16610],
    ['$toUpper of a list', { $toUpper: '$list' }, 16007],
    [
      '$switch without a branch',
      {
        $switch: {
          branches: [
            Object.fromEntries([
              ['case', false],
              ['then', 1],
            ]),
          ],
        },
      },
      40066,
    ],
    ['$concat of a number', { $concat: ['$n', '$nothing'] }, 16702],
    ['an unknown expression', { $nope: 1 }, 168],
  ] as const)
    it(`expression: ${title} is refused`, async () => {
      await insert(DOCUMENT);
      await expect(compute(expression)).rejects.toMatchObject({ code });
    });
}
