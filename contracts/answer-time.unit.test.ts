import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { endsWithinMs } from './answer-time.ts';
import { defineOperation } from './operation.ts';

const of = (id: string) => ({ id, method: 'POST', path: '/x', summary: '', response: z.object({}) }) as const;
const quick = defineOperation({ ...of('billing.pay'), access: 'owner' });
const costly = defineOperation({ ...of('ai.write'), access: 'writer', rate: 'costly' });
const upload = defineOperation({ ...of('posts.send'), access: 'writer', multipart: z.object({}) });
const inner = defineOperation({ ...of('posts.take'), access: ['worker'], rate: 'costly' });
const services = [
  { name: 'billing', operations: [quick] },
  { name: 'ai', operations: [quick, costly] },
  { name: 'posts', operations: [inner] },
] as const;

test('a process ends in no less than its longest call takes', () => {
  const ms = (
    process: Parameters<typeof endsWithinMs>[0],
    all: Parameters<typeof endsWithinMs>[1] = services,
  ) => endsWithinMs(process, all);
  expect(ms({ kind: 'api', service: 'billing' })).toBe(85_000);
  expect(ms({ kind: 'api', service: 'ai' })).toBe(205_000);
  expect(ms({ kind: 'worker', service: 'posts' })).toBe(25_000);
  expect(ms({ kind: 'site', service: 'sandbox', site: { path: '/sandbox', setting: 'X' } })).toBe(25_000);
});

test('the front waits for every service’s that it passes on, and uploads may come in slowly', () => {
  const gateway = { kind: 'site', service: 'gateway', site: { path: '/', setting: 'X' } } as const;
  expect(endsWithinMs(gateway, services)).toBe(205_000);
  expect(endsWithinMs(gateway, [{ name: 'posts', operations: [inner] }])).toBe(25_000);
  expect(endsWithinMs(gateway, [...services, { name: 'posts', operations: [upload] }])).toBe(385_000);
});
