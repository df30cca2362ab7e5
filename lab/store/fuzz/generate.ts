import type { Action, Case, Document } from './case.ts';
import { FIELDS, filter, PATHS, projection, SCALARS, value } from './generate-parts.ts';
import { aggregate } from './generate-pipeline.ts';
import type { Random } from './random.ts';

/** A case of every kind, small enough to be read when it matters. */
export function generateCase(random: Random): Case {
  const make = random.pick([find, find, find, count, distinct, update, update, aggregate, aggregate]);
  return { documents: documents(random), action: make(random) };
}

const documents = (random: Random): Document[] =>
  random.several(0, 6, () => 0).map((_, at) => ({ _id: at + 1, ...fields(random) }));

function fields(random: Random): Document {
  const document: Document = {};
  for (const field of FIELDS) if (random.chance(0.75)) document[field] = value(random, 2);
  return document;
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

function sort(random: Random): Document {
  const document: Document = {};
  for (const path of random.several(0, 2, () => random.pick(FIELDS))) document[path] = random.pick([1, -1]);
  return document;
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
  const document: Document = { $each: random.several(0, 3, () => random.pick(SCALARS)) };
  if (random.chance(0.3)) document.$slice = random.pick([0, 1, 2, -1, -2]);
  return document;
}
