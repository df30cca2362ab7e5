import { expect, test } from '@jest/globals';
import { createHealthApp } from './health.ts';

const away = () => Promise.reject(new Error('away'));
const alwaysReady = () => undefined;

test.each([
  ['all is well', { store: alwaysReady, bus: alwaysReady }, 200, { status: 'ready' }],
  [
    'only what it goes on without is away',
    { store: alwaysReady, bus: away },
    200,
    { status: 'ready', failing: ['bus'] },
  ],
  [
    'what it needs is away',
    { store: away, bus: alwaysReady },
    503,
    { status: 'not ready', failing: ['store'] },
  ],
])('a process is ready as far as it can work: %s', async (_, checks, status, body) => {
  const reply = await createHealthApp(checks, undefined, ['bus']).request('/readyz');
  expect([reply.status, await reply.json()]).toEqual([status, body]);
});

test('a process that depends on it isn’t ready', async () => {
  expect((await createHealthApp({ bus: away }).request('/readyz')).status).toBe(503);
});
