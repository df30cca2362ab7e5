export interface Range {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/**
 * The part that a Range header asks for. Null, meaning all of it, without one, and for what need not be
 * understood: other units and several ranges at once.
 */
export function readRange(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
