import type { Document } from 'bson';

/** MongoDB's names for the error codes in use here. */
const NAMES: Readonly<Record<number, string>> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  52: 'DollarPrefixedFieldName',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  14031: 'OutOfDiskSpace',
};

/** A refusal with MongoDB's code; becomes an error reply or a write error. */
export class CommandError extends Error {
  readonly code: number;
  readonly extra: Document;

  constructor(code: number, message: string, extra: Document = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.extra = extra;
  }

  toReply(): Document {
    return {
      ok: 0,
      errmsg: this.message,
      code: this.code,
      codeName: NAMES[this.code] ?? `Location${this.code}`,
      ...this.extra,
    };
  }
}

export const badValue = (message: string): CommandError => new CommandError(2, message);

/** Something MongoDB can do and this store does not. */
export const unsupported = (what: string): CommandError =>
  new CommandError(115, `${what} is not supported by the embedded store`);
