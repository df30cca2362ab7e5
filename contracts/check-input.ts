import type { z } from 'zod';
import { listText } from './domain/list-text.ts';
import type { FieldErrors } from './errors.ts';

export type CheckedInput<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly errors: FieldErrors };

type Issue = z.core.$ZodRawIssue;
type ReportedIssue = Pick<z.core.$ZodIssue, 'path' | 'message'> & {
  readonly code?: string;
  readonly errors?: readonly (readonly ReportedIssue[])[];
};

/**
 * Validates a caller's input. The one place where the schema library's messages become sentences for people: each
 * names the field and what it accepts. A schema's own sentence stays unchanged.
 * @param at where the value is within the caller's input
 */
export function checkInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  at: readonly PropertyKey[] = [],
): CheckedInput<z.output<S>> {
  const result = schema.safeParse(input, { error: (issue) => `${SUBJECT} ${predicateOf(issue)}.` });
  if (result.success) return { ok: true, data: result.data };
  const errors = new Map<string, Set<string>>();
  for (const { field, sentence } of sentencesIn(result.error.issues as ReportedIssue[], at)) {
    if (!errors.has(field) && errors.size === MAX_FIELDS) break;
    errors.set(field, (errors.get(field) ?? new Set()).add(sentence));
  }
  return { ok: false, errors: Object.fromEntries([...errors].map(([field, all]) => [field, [...all]])) };
}

/** Enough to find a mistake. A long list of bad values would be answered with a far longer one. */
const MAX_FIELDS = 100;

/** Placeholder for the field until its full path is known: within a union, the library only gives the last part. */
const SUBJECT = '\u0000';

interface Sentence {
  readonly field: string;
  readonly sentence: string;
}

function* sentencesIn(issues: readonly ReportedIssue[], above: readonly PropertyKey[]): Generator<Sentence> {
  for (const issue of issues) yield* sentencesOf(issue, above);
}

function* sentencesOf(
  { path, message, code, errors = [] }: ReportedIssue,
  above: readonly PropertyKey[],
): Generator<Sentence> {
  const whole = [...above, ...path];
  const branch = code === 'invalid_union' ? nearest(errors) : undefined;
  if (branch) return yield* sentencesIn(branch, whole);
  const field = whole.map(String).join('.');
  yield { field: field || 'body', sentence: message.replace(SUBJECT, () => field || 'The request') };
}

/** The kind that the input was probably meant to be: the one with the fewest faults, all of them within it. */
const nearest = (branches: readonly (readonly ReportedIssue[])[]): readonly ReportedIssue[] | undefined =>
  branches
    .filter((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
    .sort((a, b) => a.length - b.length)[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  date: 'a date',
  undefined: 'left out',
  never: 'left out',
  nan: 'not a number',
};
const kindOf = (expected: string): string => KINDS[expected] ?? 'of another kind';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  guid: 'a UUID',
  email: 'an email address',
  url: 'a web address',
  date: 'a date, YYYY-MM-DD',
  datetime: 'a date and time',
  base64: 'base64 text',
  base64url: 'base64url text',
  json_string: 'JSON',
  time: 'a time, HH:MM',
  ipv4: 'an IP address',
  ipv6: 'an IP address',
  lowercase: 'lower-case text',
};

function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kindOf(issue.expected)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'has a form that isn’t accepted';
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return unionText(issue as Partial<z.core.$ZodIssueInvalidUnion>, issue.input);
    case 'too_big':
    case 'too_small':
      return sizeText(issue as Size, issue.code === 'too_big');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `can’t have ${listText(issue.keys.slice(0, 5).map(quote), 'or')}`;
    case 'invalid_key':
      return 'has a name in it that isn’t known';
    default:
      return 'isn’t valid';
  }
}

const MAX_VALUES = 30;

function oneOf(values: readonly unknown[]): string {
  const listedValues = values.slice(0, MAX_VALUES).map((value) => (value === null ? 'null' : String(value)));
  if (values.length > MAX_VALUES) return `one of ${listedValues.join(', ')} …`;
  return `${listedValues.length > 2 ? 'one of ' : ''}${listText(listedValues, 'or')}`;
}

function unionText({ errors = [], ...union }: Partial<z.core.$ZodIssueInvalidUnion>, input: unknown): string {
  const { options } = union as { options?: readonly unknown[] };
  if (options) return `must be ${oneOf(options)}`;
  if (input === undefined) return 'is required';
  const kinds = errors.flat().flatMap((issue) => {
    if (issue.path.length > 0) return [];
    if (issue.code === 'invalid_type') return [kindOf(issue.expected)];
    return issue.code === 'invalid_value' ? [oneOf(issue.values)] : [];
  });
  return kinds.length > 0 ? `must be ${listText([...new Set(kinds)], 'or')}` : 'isn’t valid';
}

interface Size {
  readonly origin: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly inclusive?: boolean;
  readonly exact?: boolean;
}

const COUNTED: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'item',
  record: 'field',
  object: 'field',
  file: 'byte',
};

function sizeText(
  { origin, maximum, minimum, inclusive = true, exact = false }: Size,
  isTooBig: boolean,
): string {
  const limit = Number(isTooBig ? maximum : minimum);
  const unit = COUNTED[origin];
  const number = limit.toLocaleString('en-US');
  if (!unit) {
    const bound = isTooBig ? ['less than', 'at most'] : ['more than', 'at least'];
    return `must be ${bound[inclusive ? 1 : 0]} ${number}`;
  }
  if (limit === 1 && !isTooBig) return 'can’t be empty';
  const units = `${number} ${unit}${limit === 1 ? '' : 's'}`;
  if (exact) return `must have ${units}`;
  return isTooBig ? `can have at most ${units}` : `must have at least ${units}`;
}

const quote = (text: string): string => `“${text.slice(0, 60)}”`;
