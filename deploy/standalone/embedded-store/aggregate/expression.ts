import { evalExpr } from 'mingo/core';

/** How the library calls an expression: the document (in a group: its documents), the operand, its own options. */
export type Expression = (document: unknown, operand: unknown, options: never) => unknown;

/** The operand with everything in it computed. */
export const evaluated: Expression = (document, operand, options) =>
  evalExpr(document as never, operand as never, options);

/** Evaluates an operand that may or may not be in a list. */
export const evaluatedOne: Expression = (document, operand, options) =>
  evaluated(document, Array.isArray(operand) ? operand[0] : operand, options);

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
