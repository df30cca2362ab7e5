import type { Document } from './case.ts';
import type { Random } from './random.ts';

export const FIELDS = ['a', 'b', 'c'];
export const PATHS = ['a', 'b', 'c', 'a.x', 'b.x', 'a.0', 'c.y.x'];
export const SCALARS = [
  null,
  0,
  1,
  2,
  -1,
  2.5,
  '',
  'x',
  'yy',
  'Z',
  true,
  false,
  new Date(0),
  new Date(86_400_000),
];

export function value(random: Random, depth: number): unknown {
  const kind = depth > 0 ? random.below(10) : 0;
  if (kind < 6) return random.pick(SCALARS);
  if (kind < 8) return random.several(0, 3, () => value(random, depth - 1));
  const document: Document = {};
  for (const field of ['x', 'y']) if (random.chance(0.7)) document[field] = value(random, depth - 1);
  return document;
}

export function projection(random: Random): Document {
  const flag = random.pick([0, 1]);
  const document: Document = {};
  for (const path of random.several(1, 2, () => random.pick(['a', 'b', 'a.x', 'c.y.x'])))
    document[path] = flag;
  return document;
}

export function filter(random: Random, depth: number): Document {
  if (depth > 0 && random.chance(0.25)) {
    const parts = random.several(1, 3, () => filter(random, depth - 1));
    return { [random.pick(['$and', '$or', '$nor'])]: parts };
  }
  const document: Document = {};
  for (const path of random.several(0, 2, () => random.pick(PATHS))) document[path] = condition(random, 1);
  return document;
}

export function condition(random: Random, depth: number): unknown {
  if (random.chance(0.3)) return value(random, 1);
  const scalar = (): unknown => random.pick(SCALARS);
  const makers: (() => Document)[] = [
    () => ({ $eq: value(random, 1) }),
    () => ({ $ne: value(random, 1) }),
    () => ({ [random.pick(['$gt', '$gte', '$lt', '$lte'])]: scalar() }),
    () => ({ $gte: random.below(3), $lt: random.below(4) }),
    () => ({ [random.pick(['$in', '$nin'])]: random.several(0, 3, scalar) }),
    () => ({ $exists: random.chance(0.5) }),
    () => ({
      $type: random.pick(['string', 'number', 'array', 'object', 'bool', 'null', 'date', 'int', 'double']),
    }),
    () => ({ $size: random.below(3) }),
    () => ({ $all: random.several(1, 2, scalar) }),
    () => ({ $mod: [2, random.below(2)] }),
    () => ({ $regex: random.pick(['^x', 'y', 'z$']), $options: random.pick(['', 'i']) }),
    () => ({ $elemMatch: random.chance(0.5) ? { x: scalar() } : { $gte: random.below(3) } }),
  ];
  const document = random.pick(makers)();
  return depth > 0 && random.chance(0.15) ? { $not: document } : document;
}
