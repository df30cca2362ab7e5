import type { Document } from 'bson';
import { checkPipeline } from '../aggregate/check-pipeline.ts';
import { evaluate } from '../aggregate/expression-context.ts';
import { plainNumbers } from '../aggregate/plain-numbers.ts';
import { runPipeline } from '../aggregate/run.ts';
import { withFields } from '../aggregate/with-fields.ts';
import { CommandError } from '../errors.ts';
import { without } from '../projection.ts';
import type { Change } from './change.ts';

const STAGES = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** An update that computes from the document. */
export function compilePipeline(pipeline: Document[]): Change {
  checkPipeline(pipeline);
  for (const [name = ''] of pipeline.map(Object.keys))
    if (!STAGES.has(name)) throw new CommandError(72, `${name} is not allowed to be used within an update`);
  return (document) => {
    const after = pipeline.reduce(throughStage, document);
    return { ...(document._id !== undefined && { _id: document._id }), ...after };
  };
}

/** Where a stage leaves fields as they are, their numbers keep their types. */
function throughStage(document: Document, stage: Document): Document {
  const { $set, $addFields = $set, $unset } = stage;
  if ($addFields) return withFields(document, $addFields, (expression) => evaluate(document, expression));
  if ($unset) return without([$unset].flat())(document);
  return runPipeline([plainNumbers(document)], [stage], () => [])[0] ?? {};
}
