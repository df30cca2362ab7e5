import type { ErrorName, FieldErrors } from '@carillon/contracts/errors.ts';
import type { Failure } from '@carillon/contracts/failure.ts';
import { t } from '@lingui/core/macro';

/** The server's refusal, by name, with sentences for people. */
export class ApiError extends Error {
  readonly code: ErrorName;
  readonly status: number;
  readonly fieldErrors: FieldErrors;
  /** Details of the error, in the shape that the contracts define for its name. */
  readonly detail: unknown;
  readonly requestId: string | undefined;
  /** The server's own words; null where it gave none, and the message is ours. */
  readonly said: string | null;
  /** How long the server asks to wait before another attempt, in seconds. Null if it doesn't say. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    failure: Failure,
    text: string | null = failure.message,
    retryAfter: number | null = null,
  ) {
    super(failure.message);
    this.name = 'ApiError';
    this.code = failure.error;
    this.status = status;
    this.fieldErrors = failure.errors ?? {};
    this.detail = failure.detail;
    this.requestId = failure.request_id;
    this.said = text;
    this.retryAfter = retryAfter;
  }
}

/** The request got no answer: no network, or the server is away. */
export class NoResponseError extends Error {
  constructor(cause?: unknown, message = t`No response received from server`) {
    super(message, { cause });
    this.name = 'NoResponseError';
  }
}

/** The request was given up, because its answer took too long. */
export class LateResponseError extends NoResponseError {
  /** A mark of its own, because by name it is a NoResponseError to code that treats both alike. */
  readonly late = true;

  constructor() {
    super(undefined, t`The server took too long to respond`);
  }
}

/** The reply has another structure than the contract says. */
export class InvalidReplyError extends Error {
  /** Where in the reply, such as `data.hashtags.0.count`; empty for the reply as a whole. */
  readonly path: string;
  /** The actual value. Undefined if it is missing. */
  readonly found: unknown;

  constructor(path: readonly string[], value: unknown) {
    super(`Invalid response format${path.length > 0 ? `: ${path.join('.')}` : ''}`);
    this.name = 'InvalidReplyError';
    this.path = path.join('.');
    this.found = value;
  }
}

/** Thrown when nothing was sent because the browser is offline. */
export class OfflineError extends Error {
  constructor() {
    super(t`You’re offline, so nothing was changed. Try again once you’re back online.`);
    this.name = 'OfflineError';
  }
}

export const isLateResponse = (error: unknown): boolean =>
  error instanceof Error && 'late' in error && error.late === true;

/**
 * The refusal behind an error, if it is one. By name, because the shell's class and a micro-frontend's copy of it
 * are not the same object.
 */
export const asApiError = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;

/** The unreadable reply behind an error, if it is one. By name, for the same reason. */
export const asInvalidReply = (error: unknown): InvalidReplyError | null =>
  error instanceof Error && error.name === 'InvalidReplyError' ? (error as InvalidReplyError) : null;
