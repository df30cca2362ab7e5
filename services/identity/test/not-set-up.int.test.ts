import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Identity, startIdentity } from './identity-under-test.ts';

let identity: Identity;
beforeAll(async () => {
  const none = byPlatform(() => null);
  identity = await startIdentity('https://posts.example.com', createNetworks(none));
});
afterAll(() => identity.close());

test.each([
  ['facebook', '/facebook/auth'],
  ['instagram', '/auth/instagram'],
  ['linkedin', '/linkedin/auth'],
])('that %s is not set up is told before anybody tries to connect it', async (platform, start) => {
  const ada = await identity.signUp();
  expect(await (await identity.get(`/${platform}/check-connection`, ada)).json()).toMatchObject({
    connected: false,
    available: false,
  });
  const reply = await identity.get(`${start}?platform=${platform}`, ada);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ error: 'network_not_set_up' });
});
