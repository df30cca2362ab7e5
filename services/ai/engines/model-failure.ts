import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import { z } from 'zod';

interface Details extends ErrorOptions {
  /** The HTTP status, where there was one. */
  readonly status?: number | undefined;
  /** How long the model asked to wait. */
  readonly retryAfterMs?: number;
}

/** Why a model did not do what it was asked for. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(fault: ModelFault, message: string, { status, retryAfterMs, ...options }: Details = {}) {
    super(message, options);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** Converts an error thrown while a model worked to a failure of the model. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new ModelFailure('unusable_answer', 'the model’s answer is not what was asked for', {
      cause: error,
    });
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ModelFailure('too_slow', error.message, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  return new ModelFailure('no_answer', message, { cause: error });
}
