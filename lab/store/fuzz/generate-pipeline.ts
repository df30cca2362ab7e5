import type { Action, Document } from './case.ts';
import { FIELDS, filter, projection, value } from './generate-parts.ts';
import type { Random } from './random.ts';

/** A pipeline of a few stages. */
export function aggregate(random: Random): Action {
  const stages: (() => Document)[] = [
    () => ({ $match: filter(random, 1) }),
    () => ({ $project: random.chance(0.5) ? projection(random) : { a: 1, d: expression(random, 1) } }),
    () => ({ $addFields: { [random.pick(['d', 'a', 'b.x'])]: expression(random, 1) } }),
    () => ({ $addFields: { b: { [random.pick(['x', 'z'])]: expression(random, 0) } } }),
    () => ({ $unwind: { path: `$${random.pick(FIELDS)}`, preserveNullAndEmptyArrays: random.chance(0.5) } }),
    () => group(random),
    () => ({ $limit: 1 + random.below(3) }),
    () => ({ $skip: random.below(3) }),
    () => ({ $count: 'n' }),
  ];
  return { kind: 'aggregate', pipeline: random.several(1, 3, () => random.pick(stages)()) };
}

const group = (random: Random): Document => ({
  $group: {
    _id: random.pick<unknown>(['$a', '$b', null, { k: '$a' }]),
    n: { $sum: 1 },
    sum: { $sum: '$c' },
    mean: { $avg: '$c' },
    low: { $min: '$b' },
    high: { $max: '$b' },
  },
});

function expression(random: Random, depth: number): unknown {
  const field = (): string => `$${random.pick([...FIELDS, 'b.x', 'c.y.x'])}`;
  if (depth === 0 || random.chance(0.2)) return random.chance(0.7) ? field() : { $literal: value(random, 1) };
  const part = (): unknown => expression(random, depth - 1);
  const list = (): unknown => random.pick<unknown>([field(), field(), [part(), part()]]);
  const makers: (() => Document)[] = [
    () => ({ [random.pick(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'])]: [part(), part()] }),
    () => ({ [random.pick(['$and', '$or'])]: [part(), part()] }),
    () => ({ $not: [part()] }),
    () => ({ $ifNull: [part(), part()] }),
    () => ({ $cond: [part(), part(), part()] }),
    () => ({
      [random.pick(['$add', '$subtract', '$multiply', '$divide'])]: [
        field(),
        random.pick([1, 2, -1, field()]),
      ],
    }),
    () => ({ $size: list() }),
    () => ({ $arrayElemAt: [list(), random.pick([0, 1, -1])] }),
    () => ({ $in: [part(), list()] }),
  ];
  return random.pick(makers)();
}
