import { ERRORS, type ErrorName, type FieldErrors } from '@carillon/contracts/errors.ts';

interface Details {
  /** Shown to people instead of the catalogue's sentence. */
  message?: string;
  errors?: FieldErrors;
  /** Sent along, in the shape that the contracts give for the name. */
  detail?: unknown;
  cause?: unknown;
  headers?: Record<string, string>;
}

/** A refusal with a name from the contracts' catalogue; becomes the reply of that name. */
export class AppError extends Error {
  readonly code: ErrorName;
  readonly errors: FieldErrors | undefined;
  readonly detail: unknown;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorName, details: Details = {}) {
    super(details.message ?? firstOf(details.errors) ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.detail = details.detail;
    this.headers = details.headers;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** `validation_failed` with sentences under their fields. */
export const invalid = (errors: FieldErrors): AppError => new AppError('validation_failed', { errors });

/** `too_many_requests`, saying how long to wait. */
export const tooMany = (waitMs: number, what = 'Too many tries.'): AppError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    seconds > 90
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return new AppError('too_many_requests', {
    message: `${what} Wait ${wait} and try again.`,
    headers: { 'retry-after': String(seconds) },
  });
};

const firstOf = (errors: FieldErrors | undefined): string | undefined =>
  errors && Object.values(errors).find((list) => list.length > 0)?.[0];
