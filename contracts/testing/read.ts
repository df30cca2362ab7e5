import { MatchersV3 } from '@pact-foundation/pact';

/**
 * What is read, as Pact matches it: each value has the type of its example. Of a list with one example at least one item
 * is like it, as the others may be about something else.
 */
export function read(example: unknown): never {
  return matched(example) as never;
}

function matched(value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    const [one] = value as unknown[];
    return value.length === 1 && one && typeof one === 'object'
      ? MatchersV3.arrayContaining(matched(one))
      : MatchersV3.like(value as never);
  }
  if (typeof value !== 'object') return MatchersV3.like(value as never);
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, matched(inside)]));
}
