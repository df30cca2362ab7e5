import type { Document } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as pipelineOperators from 'mingo/operators/pipeline';
import { EXPRESSION_OPERATORS } from './expression-context.ts';
import { OWN_STAGES } from './own-stages.ts';

const context = Context.init({
  ...EXPRESSION_OPERATORS,
  pipeline: { ...pipelineOperators, ...OWN_STAGES },
} as never);

/** Runs a checked pipeline. */
export function runPipeline(documents: Document[], pipeline: Document[]): Document[] {
  const aggregator = new Aggregator(
    pipeline as never,
    {
      context,
      scriptEnabled: false,
    } as never,
  );
  return aggregator.run(documents as never) as Document[];
}
