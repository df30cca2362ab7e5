import { badValue, CommandError, unsupported } from '../errors.ts';
import { isDocument } from '../values.ts';

/** Stages that work here as in MongoDB. */
const STAGES = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$group',
  '$sort',
  '$skip',
  '$limit',
  '$count',
  '$unwind',
  '$lookup',
  '$facet',
  '$replaceRoot',
]);

/** Stages that need a field to work on. */
const PROJECTING = new Set(['$project', '$addFields', '$set']);

/** Expression operators and accumulators that agree with MongoDB's. */
const EXPRESSIONS = new Set(
  `$abs $add $and $anyElementTrue $allElementsTrue $arrayElemAt $avg $ceil $cmp $concat $concatArrays $cond
  $dateToString $dateTrunc $dayOfMonth $dayOfWeek $divide $eq $filter $first $floor $gt $gte $hour $ifNull $in $indexOfArray $isArray
  $isNumber $last $literal $lt $lte $map $max $mergeObjects $min $minute $mod $month $multiply $ne $not $or
  $pow $push $addToSet $range $reduce $round $second $size $slice $sqrt $strLenCP $substrCP $subtract $sum
  $switch $toLower $toUpper $trim $trunc $year $count`.split(/\s+/),
);

/** @throws CommandError naming the first stage or expression that is not supported */
export function checkPipeline(pipeline: unknown): void {
  if (!Array.isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  for (const stage of pipeline) {
    const names = isDocument(stage) ? Object.keys(stage) : [];
    const [name] = names;
    if (name === undefined || names.length !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (!STAGES.has(name))
      throw new CommandError(
        40324,
        `Unrecognized pipeline stage name: '${name}' is not supported by the embedded store`,
      );
    checkStage(name, stage[name]);
  }
}

function checkStage(name: string, body: unknown): void {
  if (name === '$match') return;
  if (name === '$facet' && isDocument(body)) return Object.values(body).forEach(checkPipeline);
  if (name === '$lookup' && isDocument(body)) {
    if ('pipeline' in body) checkPipeline(body.pipeline);
    return;
  }
  if (name === '$sort' && isDocument(body) && Object.values(body).some(isDocument))
    throw unsupported('$sort by $meta');
  if (PROJECTING.has(name) && !(isDocument(body) && Object.keys(body).length > 0))
    throw new CommandError(51272, `Invalid ${name} :: the specification must have at least one field`);
  if (name === '$group') checkGroup(body);
  checkExpression(body);
}

function checkGroup(body: unknown): void {
  if (!isDocument(body) || !('_id' in body))
    throw new CommandError(15955, 'a group specification must include an _id');
  for (const [field, accumulator] of Object.entries(body))
    if (field !== '_id' && !(isDocument(accumulator) && Object.keys(accumulator)[0]?.startsWith('$')))
      throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
}

/** @throws CommandError naming the first operator that is not supported */
export function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(checkExpression);
  if (!isDocument(expression)) return;
  for (const [key, value] of Object.entries(expression)) {
    if (key === '$literal') continue;
    if (key.startsWith('$') && !EXPRESSIONS.has(key))
      throw badValue(`Unrecognized expression '${key}': it is not supported by the embedded store`);
    checkExpression(value);
  }
}
