import { MatchersV3 } from '@pact-foundation/pact';

/**
 * Matches a value as Pact does: by the type of its example. In a list with one example at least one item matches it;
 * the others may differ.
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
