import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Identity, startIdentity } from './identity-under-test.ts';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.close());

/** How old the oldest event is, as operators see it. */
const age = async (): Promise<number> => {
  const metricsText = await identity.metrics();
  return Number(/^carillon_outbox_age_seconds\{service="identity"\} (.+)$/m.exec(metricsText)?.[1]);
};

test('an event that is not sent grows old where it is seen', async () => {
  const ada = await identity.signUp();
  const grace = await identity.signUp();
  await eventually(async () => expect(await age()).toBe(0));
  await identity.post('/logout', {}, ada);
  await identity.sent();
  await identity.stopSending();
  identity.advance(3_600_000);
  await identity.post('/logout', {}, grace);
  identity.advance(60_000);
  await eventually(async () => expect(await age()).toBeGreaterThanOrEqual(60));
  expect(await age()).toBeLessThan(3_600);
});

test('exposes no metrics of publishing, which it doesn’t do', async () => {
  await eventually(async () => expect(await age()).toBe(0));
  expect(await identity.metrics()).not.toContain('carillon_publication');
});
