import type { Document } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as projection from 'mingo/operators/projection';
import { OWN_ACCUMULATORS } from './own-accumulators.ts';
import { OWN_EXPRESSIONS } from './own-expressions.ts';
import { plainNumbers } from './plain-numbers.ts';

/** Expression operators, in any position. */
export const EXPRESSION_OPERATORS = {
  accumulator: { ...accumulator, ...OWN_ACCUMULATORS },
  expression: { ...expression, ...OWN_EXPRESSIONS },
  projection,
};

const context = Context.init(EXPRESSION_OPERATORS as never);

/** The value of a checked expression for one document. */
export const evaluate = (document: Document, spec: unknown): unknown =>
  evalExpr(plainNumbers(document) as never, spec as never, { context, scriptEnabled: false } as never);
