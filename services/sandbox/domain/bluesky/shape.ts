/** Returns the error of a value at a path: as the reference server words it, without its beginning. */
type Check = (value: unknown, path: string) => string | null;

const describeValue = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : value === undefined
      ? 'undefined'
      : JSON.stringify(value);
const expected = (kind: string, value: unknown, path: string): string =>
  `Expected ${kind} value type (got ${describeValue(value)}) at ${path}`;

interface TextLimits {
  readonly letters?: number;
  readonly bytes?: number;
  /** The required format: the server's name for it, and the pattern that checks it. */
  readonly format?: readonly [word: string, pattern: RegExp];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersIn = (text: string): number => [...graphemes.segment(text)].length;

export const text =
  ({ letters, bytes, format }: TextLimits = {}): Check =>
  (value, path) => {
    if (typeof value !== 'string') return expected('string', value, path);
    const size = Buffer.byteLength(value);
    if (bytes !== undefined && size > bytes)
      return `string too big (maximum ${bytes}, got ${size}) at ${path}`;
    if (letters !== undefined && value.length > letters && lettersIn(value) > letters)
      return `grapheme too big (maximum ${letters}, got ${lettersIn(value)}) at ${path}`;
    if (format && !format[1].test(value))
      return `Invalid ${format[0]} (got ${describeValue(value)}) at ${path}`;
    return null;
  };

export const whole =
  (least: number): Check =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return expected('integer', value, path);
    return value < least ? `integer too small (minimum ${least}, got ${value}) at ${path}` : null;
  };

export const list =
  (item: Check, limit: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return expected('array', value, path);
    if (value.length > limit) return `array too big (maximum ${limit}, got ${value.length}) at ${path}`;
    return first(value.map((one, at) => () => item(one, `${path}[${at}]`)));
  };

/** Others than these may be there too. */
export const object =
  (required: Readonly<Record<string, Check>>, more: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return expected('object', value, path);
    const fields = value as Readonly<Record<string, unknown>>;
    return first([
      ...Object.entries(required).map(
        ([name, check]) =>
          () =>
            fields[name] === undefined
              ? `Missing required key "${name}" at ${path}`
              : check(fields[name], `${path}.${name}`),
      ),
      ...Object.entries(more).map(
        ([name, check]) =>
          () =>
            fields[name] === undefined ? null : check(fields[name], `${path}.${name}`),
      ),
    ]);
  };

/** One of several objects, distinguished by `$type`; anything of another type. */
export const union =
  (kinds: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    kinds[(value as { $type?: string } | null)?.$type ?? '']?.(value, path) ?? null;

/** A file that was sent before: of such a type (`image/*`), and so many bytes at most. */
export const blob =
  (accepts: string, limit: number): Check =>
  (value, path) => {
    const {
      $type,
      mimeType = '',
      size = 0,
    } = (value ?? {}) as { $type?: string; mimeType?: string; size?: number };
    if ($type !== 'blob') return expected('blob', value, path);
    if (size > limit) return `blob too big (maximum ${limit}, got ${size}) at ${path}`;
    const fits = accepts.endsWith('*') ? mimeType.startsWith(accepts.slice(0, -1)) : mimeType === accepts;
    return fits ? null : `Expected "${accepts}" (got "${mimeType}") at ${path}.mimeType`;
  };

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}
