import { ERRORS, type ErrorName, type FieldErrors, type FieldTexts } from '@carillon/contracts/errors.ts';
import { plural, sentence, type Text, text, toEnglish, toText } from '@carillon/contracts/text.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';

interface Details {
  /** Shown to people instead of the catalogue's sentence. A string is a `sentence`, or in another program's own words. */
  message?: string | Text;
  errors?: FieldTexts | undefined;
  /** Messages and values of sentences from another service, keyed by their English. */
  texts?: Readonly<Record<string, MessageWithValues>> | undefined;
  /** Sent along, in the shape that the contracts give for the name. */
  detail?: unknown;
  cause?: unknown;
  headers?: Record<string, string>;
}

/** A refusal with a name from the contracts' catalogue; becomes the reply of that name. */
export class AppError extends Error {
  readonly code: ErrorName;
  readonly errors: FieldErrors | undefined;
  /** Message and values of each sentence that has values, keyed by its English. */
  readonly texts: Readonly<Record<string, MessageWithValues>>;
  readonly detail: unknown;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorName, details: Details = {}) {
    const errors = details.errors && toEnglishErrors(details.errors);
    super(toEnglish(details.message ?? firstOf(errors) ?? ERRORS[code].message), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
    this.texts = {
      ...details.texts,
      ...textsOf([details.message ?? [], ...Object.values(details.errors ?? {})].flat()),
    };
    this.detail = details.detail;
    this.headers = details.headers;
  }

  /** `message` as it can be said in other languages. */
  get words(): string | Text {
    const message = this.texts[this.message];
    return message ? { english: this.message, ...message } : this.message;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** `validation_failed` with sentences under their fields. */
export const invalid = (errors: FieldTexts): AppError => new AppError('validation_failed', { errors });

/** `too_many_requests`, saying how long to wait. */
export const tooMany = (waitMs: number, what: string | Text = sentence`Too many attempts.`): AppError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many_requests', {
    message:
      seconds > 90
        ? text`${{ what: toText(what) }} Wait ${plural({ minutes: Math.ceil(seconds / 60) }, { one: '# minute', other: '# minutes' })} and try again.`
        : text`${{ what: toText(what) }} Wait ${plural({ seconds }, { one: '# second', other: '# seconds' })} and try again.`,
    headers: { 'retry-after': String(seconds) },
  });
};

const toEnglishErrors = (errors: FieldTexts): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, all]) => [field, all.map(toEnglish)]));

const textsOf = (all: readonly (string | Text)[]): Record<string, MessageWithValues> =>
  Object.fromEntries(
    all.flatMap((one) => {
      const message = messageOf(one);
      return message ? [[toEnglish(one), message]] : [];
    }),
  );

const firstOf = (errors: FieldErrors | undefined): string | undefined =>
  errors && Object.values(errors).find((list) => list.length > 0)?.[0];
