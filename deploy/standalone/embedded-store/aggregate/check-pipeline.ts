import type { Document } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import { compileFilter } from '../query/compile.ts';
import { isDocument, isNumber, toNumber } from '../values.ts';
import { checkAccumulator, checkExpression } from './check-expression.ts';

type Check = (body: unknown) => void;

/** The stages that work here as in MongoDB, and what each of them refuses. */
export const STAGES: Readonly<Record<string, Check>> = {
  $match: (body) => {
    if (!isDocument(body))
      throw new CommandError(15959, 'the match filter must be an expression in an object');
    compileFilter(body);
  },
  $project: (body) => checkFields('$project', 51270, body),
  $addFields: (body) => checkFields('$addFields', 40180, body),
  $set: (body) => checkFields('$set', 40180, body),
  $group: checkGroup,
  $sort: (body) => {
    if (!isDocument(body) || Object.keys(body).length === 0)
      throw new CommandError(15976, '$sort stage must have at least one sort key');
    if (Object.values(body).some(isDocument)) throw unsupported('$sort by $meta');
  },
  $skip: (body) => {
    if (!isNumber(body) || toNumber(body) < 0)
      throw new CommandError(15956, 'Argument to $skip must be a number, zero or more');
  },
  $limit: (body) => {
    if (!isNumber(body) || toNumber(body) <= 0) throw new CommandError(15958, 'the limit must be positive');
  },
  $count: (body) => {
    if (typeof body !== 'string' || body === '')
      throw new CommandError(40156, 'the count field must be a non-empty string');
  },
  $unwind: checkUnwind,
};

/** @throws CommandError naming the first stage or expression that is not supported */
export function checkPipeline(pipeline: unknown): void {
  if (!Array.isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  for (const stage of pipeline) {
    const names = isDocument(stage) ? Object.keys(stage) : [];
    const [name] = names;
    if (name === undefined || names.length !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    const check = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (!check)
      throw new CommandError(
        40324,
        `Unrecognized pipeline stage name: '${name}' is not supported by the embedded store`,
      );
    check(stage[name]);
  }
}

function checkFields(name: string, codeOfEmpty: number, body: unknown): void {
  if (!isDocument(body) || Object.keys(body).length === 0)
    throw new CommandError(51272, `Invalid ${name} :: the specification must have at least one field`);
  const refuseEmpty = (fields: Document, way: readonly string[]): void => {
    for (const [field, value] of Object.entries(fields)) {
      if (field.startsWith('$') || !isDocument(value)) continue;
      const path = [...way, field];
      if (Object.keys(value).length === 0)
        throw new CommandError(
          codeOfEmpty,
          `Invalid ${name} :: an empty object is not a valid value. Found empty object at path ${path.join('.')}`,
        );
      refuseEmpty(value, path);
    }
  };
  refuseEmpty(body, []);
  checkExpression(body);
}

function checkGroup(body: unknown): void {
  if (!isDocument(body) || !('_id' in body))
    throw new CommandError(15955, 'a group specification must include an _id');
  const { _id, ...fields } = body;
  checkExpression(_id);
  for (const [field, accumulator] of Object.entries(fields)) {
    const [name, ...others] = isDocument(accumulator) ? Object.keys(accumulator) : [];
    if (!name?.startsWith('$') || others.length > 0)
      throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
    checkAccumulator(name, accumulator[name]);
  }
}

function checkUnwind(body: unknown): void {
  const path = isDocument(body) ? body.path : body;
  if (path === undefined || path === '') throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
}
