import { expect, test } from '@jest/globals';
import { bodyFailure } from './endpoint-failure.ts';

test.each([
  [429, 'Rate limit reached: too many tokens per minute', 'busy'],
  [403, 'This key may not use a context window of that size', 'key_refused'],
  [400, 'The maximum context length is 512 tokens', 'context_too_small'],
] as const)('status %i counts before the words “%s”', (code, message, fault) => {
  expect(bodyFailure({ error: { code, message } }).fault).toBe(fault);
});

test.each([
  // router/src/validation.rs; status 422.
  ['TGI 3.3', 422, 'Input validation error: `inputs` must have less than 4095 tokens. Given: 5120'],
  [
    'TGI 3.3, for a model with a fixed answer length',
    422,
    'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4090 `inputs` tokens and 100 `max_new_tokens`',
  ],
  // OpenBMB/MiniCPM-V#1048.
  ['vLLM', 400, 'The decoder prompt (length 2136) is longer than the maximum model length of 2048.'],
  // google-gemini/gemini-cli#11507.
  ['Gemini', 400, 'The input token count (461428) exceeds the maximum number of tokens allowed (131072).'],
  // cline/cline#3120.
  ['xAI', 400, "This model's maximum prompt length is 131072 but the request contains 136973 tokens."],
] as const)('too many words, as %s says it, are recognized', (_, code, message) => {
  expect(bodyFailure({ error: { code, message } }).fault).toBe('context_too_small');
});

test.each([
  [422, 'Input validation error: `temperature` must be strictly positive'],
  [400, 'max_tokens must be less than 4096'],
] as const)('status %i with “%s” is about the request, not its length', (code, message) => {
  expect(bodyFailure({ error: { code, message } }).fault).toBe('refused');
});
