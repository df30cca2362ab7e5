import type { Action, Case, Document } from './case.ts';
import { aggregate } from './generate-pipeline.ts';
import type { Random } from './random.ts';

export const FIELDS = ['a', 'b', 'c'];
const PATHS = ['a', 'b', 'c', 'a.x', 'b.x', 'a.0', 'c.y.x'];
const SCALARS = [null, 0, 1, 2, -1, 2.5, '', 'x', 'yy', 'Z', true, false, new Date(0), new Date(86_400_000)];

/** A case of every kind, small enough to be read when it matters. */
export function generateCase(random: Random): Case {
  const make = random.pick([find, find, find, count, distinct, update, update, aggregate, aggregate]);
  return { documents: documents(random), action: make(random) };
}

const documents = (random: Random): Document[] =>
  random.several(0, 6, () => 0).map((_, at) => ({ _id: at + 1, ...fields(random) }));

function fields(random: Random): Document {
  const made: Document = {};
  for (const field of FIELDS) if (random.chance(0.75)) made[field] = value(random, 2);
  return made;
}

export function value(random: Random, depth: number): unknown {
  const kind = depth > 0 ? random.below(10) : 0;
  if (kind < 6) return random.pick(SCALARS);
  if (kind < 8) return random.several(0, 3, () => value(random, depth - 1));
  const made: Document = {};
  for (const field of ['x', 'y']) if (random.chance(0.7)) made[field] = value(random, depth - 1);
  return made;
}

const find = (random: Random): Action => ({
  kind: 'find',
  filter: filter(random, 2),
  sort: sort(random),
  projection: random.chance(0.3) ? projection(random) : {},
  skip: random.chance(0.1) ? random.below(3) : 0,
  limit: random.chance(0.2) ? random.below(4) : 0,
});

const count = (random: Random): Action => ({ kind: 'count', filter: filter(random, 1) });

const distinct = (random: Random): Action => ({
  kind: 'distinct',
  field: random.pick(['a', 'b', 'a.x', 'c.y.x']),
  filter: filter(random, 1),
});

export function projection(random: Random): Document {
  const flag = random.pick([0, 1]);
  const made: Document = {};
  for (const path of random.several(1, 2, () => random.pick(['a', 'b', 'a.x', 'c.y.x']))) made[path] = flag;
  return made;
}

function sort(random: Random): Document {
  const made: Document = {};
  for (const path of random.several(0, 2, () => random.pick(FIELDS))) made[path] = random.pick([1, -1]);
  return made;
}

export function filter(random: Random, depth: number): Document {
  if (depth > 0 && random.chance(0.25)) {
    const parts = random.several(1, 3, () => filter(random, depth - 1));
    return { [random.pick(['$and', '$or', '$nor'])]: parts };
  }
  const made: Document = {};
  for (const path of random.several(0, 2, () => random.pick(PATHS))) made[path] = condition(random, 1);
  return made;
}

function condition(random: Random, depth: number): unknown {
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
  const made = random.pick(makers)();
  return depth > 0 && random.chance(0.15) ? { $not: made } : made;
}

function update(random: Random): Action {
  const changes: Document = {};
  const makers: Record<string, () => unknown> = {
    $set: () => value(random, 1),
    $unset: () => '',
    $inc: () => random.pick([1, -2, 0.5]),
    $min: () => random.pick(SCALARS),
    $max: () => random.pick(SCALARS),
    $push: () => (random.chance(0.5) ? value(random, 1) : pushEach(random)),
    $addToSet: () =>
      random.chance(0.5) ? value(random, 1) : { $each: random.several(0, 3, () => random.pick(SCALARS)) },
    $pull: () => (random.chance(0.6) ? random.pick(SCALARS) : { $gte: random.below(3) }),
    $setOnInsert: () => random.pick(SCALARS),
  };
  for (const operator of random.several(1, 2, () => random.pick(Object.keys(makers))))
    changes[operator] = { [random.pick(PATHS)]: makers[operator]?.() };
  const many = random.chance(0.6);
  return {
    kind: 'update',
    filter: filter(random, 1),
    update: changes,
    many,
    upsert: many && random.chance(0.3),
  };
}

function pushEach(random: Random): Document {
  const made: Document = { $each: random.several(0, 3, () => random.pick(SCALARS)) };
  if (random.chance(0.3)) made.$slice = random.pick([0, 1, 2, -1, -2]);
  return made;
}
