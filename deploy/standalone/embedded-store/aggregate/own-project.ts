import type { Document } from 'bson';
import { Lazy } from 'mingo/lazy';
import { $project as libraryProject } from 'mingo/operators/pipeline';
import { isNumber } from '../values.ts';

/** The fields as MongoDB orders them: those taken over in the document's order, then those computed in the stage's. */
export function project(documents: Document[], spec: Document, options: never): Document[] {
  const projected = libraryProject(Lazy(documents) as never, spec as never, options).collect() as Document[];
  const computed = new Set(Object.keys(spec).filter((field) => !isFlag(spec[field]) && field !== '_id'));
  return projected.map((made, at) => {
    const taken = Object.keys(documents[at] ?? {}).filter((field) => field in made && !computed.has(field));
    const first = '_id' in made ? ['_id'] : [];
    const order = new Set([...first, ...taken, ...Object.keys(spec), ...Object.keys(made)]);
    return Object.fromEntries(
      [...order].filter((field) => field in made).map((field) => [field, made[field]]),
    );
  });
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
