import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('replies bear the time by which posts are dated', async () => {
  sandbox.advance(3_600_000);
  const before = sandbox.now().getTime();
  const { headers } = await fetch(sandbox.publicUrl);
  const serverTime = Date.parse(headers.get('date') ?? '');
  expect(serverTime).toBeGreaterThan(before - 1000);
  expect(serverTime).toBeLessThanOrEqual(sandbox.now().getTime());
});

test('faults are for the administrator', async () => {
  const refusal = await sandbox.admin(
    'POST',
    'faults',
    { network: 'facebook', kind: 'error-5xx' },
    'guessed',
  );
  expect(refusal.status).toBe(403);
  const wrong = await sandbox.admin('POST', 'faults', { network: 'myspace', kind: 'error-5xx' });
  expect(wrong.status).toBe(422);
});
