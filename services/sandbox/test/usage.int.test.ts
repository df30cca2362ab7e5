import type { AskedCooldown, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { afterEach, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from './connecting.ts';
import { jpeg } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const HOUR = 3_600_000;

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

/** Publications of an account's nth target, each telling the cooldowns that it was asked for. */
const publisher = (platform: 'facebook' | 'instagram', account: ConnectedAccount, nth = 0) => {
  const target = { ...account, targets: account.targets.slice(nth) };
  let count = 0;
  return async (): Promise<AskedCooldown[]> => {
    const cooldowns: AskedCooldown[] = [];
    const media =
      platform === 'instagram' ? [sandbox.media.add('image', 'image/jpeg', jpeg(1080, 1080))] : [];
    const request: PublishRequest = {
      ...publicationOf(sandbox, target, `Post ${nth}.${++count}`, media),
      onCooldown: (cooldown) => cooldowns.push(cooldown),
    };
    await sandbox.networks[platform].publish.send(request);
    return cooldowns;
  };
};

/** Publishes until a cooldown is asked for; a refusal before that is the failure of the test. */
const untilCooldown = async (publish: () => Promise<AskedCooldown[]>): Promise<readonly AskedCooldown[]> => {
  for (;;) {
    const cooldowns = await publish();
    if (cooldowns.length > 0) return cooldowns;
  }
};

test('a page is to cool down before it is refused, and no other page with it', async () => {
  sandbox = await startSandbox({ pageCallsAnHour: 20 });
  const account = await connect(sandbox, 'facebook');
  const publish = publisher('facebook', account);
  const cooldowns = await untilCooldown(publish);
  expect(cooldowns.map(({ scope }) => scope)).toEqual(cooldowns.map(() => 'account'));
  expect(cooldowns[0]?.reason).toBe(
    'Facebook asks for a cooldown: 90 % of the calls that it takes for this account in an hour are used',
  );
  expect(cooldowns[0]?.until.getTime()).toBeGreaterThan(sandbox.now().getTime());
  expect(await publisher('facebook', account, 1)()).toEqual([]);
  await publish();
  await expect(publish()).rejects.toMatchObject({
    kind: 'transient',
    code: '80001',
    retryAt: expect.any(Date),
  });
  sandbox.advance(HOUR);
  expect(await publish()).toEqual([]);
});

test('the calls of all pages together bring on the cooldown of the whole network', async () => {
  sandbox = await startSandbox({ appCallsAnHour: 40 });
  const account = await connect(sandbox, 'facebook');
  const [one, other] = [publisher('facebook', account), publisher('facebook', account, 1)];
  let turn = 0;
  const cooldowns = await untilCooldown(() => (turn++ % 2 === 0 ? one() : other()));
  expect(cooldowns[0]).toMatchObject({
    scope: 'app',
    reason: 'Facebook asks for a cooldown: 90 % of the calls that it takes from Carillon in an hour are used',
  });
});

test('the last post of an Instagram account’s day brings on a cooldown until the first leaves the window', async () => {
  sandbox = await startSandbox({ instagramPostsADay: 2 });
  const account = await connect(sandbox, 'instagram');
  const publish = publisher('instagram', account);
  const first = sandbox.now().getTime();
  expect(await publish()).toEqual([]);
  sandbox.advance(5 * HOUR);
  const [cooldown] = await publish();
  expect(cooldown).toMatchObject({
    scope: 'account',
    reason: 'Instagram allows 2 posts in 24 hours from this account, and it has reached that limit.',
  });
  await expect(publish()).rejects.toMatchObject({ kind: 'transient', retryAt: cooldown?.until });
  expect(await publisher('instagram', account, 1)()).toEqual([]);
  const room = cooldown?.until.getTime() ?? 0;
  expect(room).toBeGreaterThan(first + 24 * HOUR - 1000);
  expect(room).toBeLessThan(first + 25 * HOUR);
  sandbox.advance(room - sandbox.now().getTime());
  await publish();
});
