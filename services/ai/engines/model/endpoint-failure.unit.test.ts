import { expect, test } from '@jest/globals';
import { bodyFailure } from './endpoint-failure.ts';

test.each([
  [429, 'Rate limit reached: too many tokens per minute', 'busy'],
  [403, 'This key may not use a context window of that size', 'key_refused'],
  [400, 'The maximum context length is 512 tokens', 'context_too_small'],
] as const)('status %i counts before the words “%s”', (code, message, fault) => {
  expect(bodyFailure({ error: { code, message } }).fault).toBe(fault);
});
