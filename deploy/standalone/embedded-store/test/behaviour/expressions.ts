import { expect } from '@jest/globals';
import type { Suite } from './part.ts';

const DOCUMENT = {
  _id: 1,
  n: 7,
  t: 'Bells',
  at: new Date('2026-03-29T00:30:00Z'),
  list: [3, 1, 2],
  docs: [{ k: 1 }, { k: 2 }],
  nothing: null,
};

const iso = (text: string): Date => new Date(text);

const CASES: readonly (readonly [string, unknown, unknown])[] = [
  ['$cond', { $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
  ['$ifNull', { $ifNull: ['$nothing', '$gone', 'else'] }, 'else'],
  ['arithmetic', { $divide: [{ $subtract: [{ $multiply: ['$n', 2] }, 4] }, 4] }, 2.5],
  ['$size', { $size: '$list' }, 3],
  ['$in', { $in: [2, '$list'] }, true],
  ['$arrayElemAt from the end', { $arrayElemAt: ['$list', -1] }, 2],
  ['arithmetic with null is null', { $add: ['$n', '$nothing'] }, null],
  ['$round, halves to the even', { $add: [{ $round: 2.5 }, { $round: [1.2345, 2] }] }, 3.23],
  ['$literal is not computed', { $literal: '$n' }, '$n'],
  ['a path through documents in an array', '$docs.k', [1, 2]],
  ['an empty text is true', { $cond: ['', 'yes', 'no'] }, 'yes'],
  ['missing is not null', [{ $eq: ['$gone', null] }, { $lt: ['$gone', null] }], [false, true]],
  ['comparisons', [{ $ne: ['$n', 7] }, { $gte: ['$n', 7] }, { $lte: ['$n', 6] }], [false, true, false]],
  [
    '$in looks for null, not for missing',
    [{ $in: ['$gone', [null]] }, { $in: [null, [null]] }],
    [false, true],
  ],
  ['$dayOfWeek counts from Sunday', { $dayOfWeek: '$at' }, 1],
  [
    'the hour in a zone',
    [{ $hour: { date: '$at', timezone: 'Asia/Kolkata' } }, { $hour: { date: '$at', timezone: '-0200' } }],
    [6, 22],
  ],
  ['the hour of nothing', { $hour: '$nothing' }, null],
  ['$and $or $not', { $and: [{ $or: [false, '$n'] }, { $not: ['$nothing'] }] }, true],
  ['comparison across types', { $gt: ['$t', '$n'] }, true],
  [
    'day of the year by zone',
    { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M', timezone: 'America/New_York' } },
    '2026-03-28 20:30',
  ],
  [
    'across the spring change',
    { $dateToString: { date: iso('2026-03-29T01:30:00Z'), format: '%H:%M', timezone: 'Europe/Berlin' } },
    '03:30',
  ],
  [
    'in a zone of half an hour',
    { $dateToString: { date: '$at', format: '%H:%M', timezone: 'Asia/Kolkata' } },
    '06:00',
  ],
  [
    'in UTC by default',
    { $dateToString: { date: '$at', format: '%Y-%m-%dT%H:%M:%S.%LZ' } },
    '2026-03-29T00:30:00.000Z',
  ],
  ['of null', { $dateToString: { date: '$nothing', format: '%Y' } }, null],
  [
    'to the day in a zone',
    { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Europe/Berlin' } },
    iso('2026-03-28T23:00:00Z'),
  ],
  [
    'to the day after the change',
    { $dateTrunc: { date: iso('2026-03-29T10:00:00Z'), unit: 'day', timezone: 'Europe/Berlin' } },
    iso('2026-03-28T23:00:00Z'),
  ],
  ['to the hour', { $dateTrunc: { date: '$at', unit: 'hour' } }, iso('2026-03-29T00:00:00Z')],
  [
    'to the hour in a zone of half an hour',
    { $dateTrunc: { date: '$at', unit: 'hour', timezone: 'Asia/Kolkata' } },
    iso('2026-03-29T00:30:00Z'),
  ],
  [
    'to the week, Sunday first',
    { $dateTrunc: { date: iso('2026-04-01T10:00:00Z'), unit: 'week' } },
    iso('2026-03-29T00:00:00Z'),
  ],
  [
    'to the week, Monday first',
    { $dateTrunc: { date: iso('2026-04-01T10:00:00Z'), unit: 'week', startOfWeek: 'monday' } },
    iso('2026-03-30T00:00:00Z'),
  ],
  [
    'to the month in a zone',
    { $dateTrunc: { date: iso('2026-04-15T00:00:00Z'), unit: 'month', timezone: 'Europe/Berlin' } },
    iso('2026-03-31T22:00:00Z'),
  ],
];

/** Expressions, each as one computed field; times in any zone. */
export function expressions({ it, insert, things }: Suite): void {
  for (const [title, expression, expected] of CASES)
    it(`expression: ${title}`, async () => {
      await insert(DOCUMENT);
      const [document] = await things()
        .aggregate([{ $project: { _id: 0, v: expression } }])
        .toArray();
      expect(document).toEqual({ v: expected });
    });

  for (const [title, expression, code] of [
    ['too few values', { $eq: ['$n'] }, 16020],
    ['too many values', { $size: ['$list', '$list'] }, 16020],
    ['$cond without a second value', { $cond: ['$n', 1] }, 16020],
    ['$size of what is not there', { $size: '$gone' }, 17124],
    ['an unknown expression', { $nope: 1 }, 168],
  ] as const)
    it(`expression: ${title} is refused`, async () => {
      await insert(DOCUMENT);
      const computed = things().aggregate([{ $project: { v: expression } }]);
      await expect(computed.toArray()).rejects.toMatchObject({ code });
    });

  it('expression: groups by local day', async () => {
    const times = [
      '2026-03-28T22:30:00Z',
      '2026-03-28T23:30:00Z',
      '2026-03-29T21:30:00Z',
      '2026-03-29T22:30:00Z',
    ];
    await insert(...times.map((at) => ({ at: iso(at) })));
    const day = { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Europe/Berlin' } };
    const days = await things()
      .aggregate([{ $group: { _id: day, n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
      .toArray();
    expect(days).toEqual([
      { _id: '2026-03-28', n: 1 },
      { _id: '2026-03-29', n: 2 },
      { _id: '2026-03-30', n: 1 },
    ]);
  });
}
