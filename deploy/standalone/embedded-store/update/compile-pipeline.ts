import type { Document } from 'bson';
import { checkPipeline } from '../aggregate/check-pipeline.ts';
import { evaluate } from '../aggregate/expression-context.ts';
import { withFields } from '../aggregate/with-fields.ts';
import { CommandError } from '../errors.ts';
import type { Change } from './change.ts';

/** An update that computes from the document: stages of `$set`, which leave the numbers of other fields their types. */
export function compilePipeline(pipeline: Document[]): Change {
  checkPipeline(pipeline);
  for (const [name = ''] of pipeline.map(Object.keys))
    if (name !== '$set')
      throw new CommandError(72, `${name} within an update is not supported by the embedded store`);
  return {
    part: null,
    apply: (document) =>
      pipeline.reduce(
        (result, { $set }) => withFields(result, $set, (expression) => evaluate(result, expression)),
        document,
      ),
  };
}
