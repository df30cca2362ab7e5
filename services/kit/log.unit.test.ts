import { expect, test } from '@jest/globals';
import { createLogger } from './log.ts';

const logged = (fields: object): unknown => {
  const lines: string[] = [];
  createLogger('suite', 'info', { write: (line) => void lines.push(line) }).info(fields, 'said');
  return JSON.parse(lines.join(''));
};

test('logs an error’s code', () => {
  const err = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(logged({ err })).toMatchObject({ err: { message: 'connect', code: 'ECONNREFUSED' } });
});

test('secrets are not, nor a code that a network gave for a token', () => {
  const line = JSON.stringify(
    logged({ password: 'tell-me', call: { access_token: 'tell-me' }, query: { code: 'tell-me' } }),
  );
  expect(line).not.toContain('tell-me');
});
