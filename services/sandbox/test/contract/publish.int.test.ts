import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from '../connecting.ts';
import { countPosts, fault, film, picture, readPage, reconciled, recover } from '../posting.ts';
import { jpeg, nonsense } from '../sample-files.ts';
import { startSandbox, type TestSandbox } from '../sandbox-server.ts';
import type { PostKind } from './facts/contract-facts.ts';
import { networks } from './networks.ts';

const HOUR = 3_600_000;
/** More than two of LinkedIn's parts. */
const FILM_BYTES = 9 * 1024 * 1024 + 7;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.admin('DELETE', 'faults'));
afterAll(() => sandbox.close());

const MEDIA = {
  text: () => [],
  photo: () => [picture(sandbox, 'Bell 1')],
  photos: () => [1, 2, 3].map((n) => picture(sandbox, `Bell ${n}`)),
  video: () => [film(sandbox, FILM_BYTES)],
};

describe.each(networks)('$name', ({ name, kinds, refusesRepetition }) => {
  let account: ConnectedAccount;
  beforeAll(async () => {
    account = await connect(sandbox, name);
  });
  const publish = () => sandbox.networks[name].publish;
  const request = (text: string, kind: PostKind = kinds[0] ?? 'text') =>
    publicationOf(sandbox, account, text, MEDIA[kind]());

  describe.each(kinds)('a post: %s', (kind) => {
    test('is out and can be looked at', async () => {
      const text = `A <b>${kind}</b> & more\nSecond line with #bells_2 and (brackets)`;
      const page = await readPage(await publish().send(request(text, kind)));
      expect(page).toContain(
        `A &lt;b&gt;${kind}&lt;/b&gt; &amp; more\nSecond line with #bells_2 and (brackets)`,
      );
      for (const { altText } of MEDIA[kind]()) if (altText) expect(page).toContain(`alt="${altText}"`);
      const [, source] = /<(?:img|video) src="([^"]+\/media\/[^"]+)"/.exec(page) ?? [];
      const bytes = source ? await (await fetch(source)).bytes() : undefined;
      if (kind === 'video') expect(bytes).toHaveLength(FILM_BYTES);
      else expect(bytes).toEqual(kind === 'text' ? undefined : jpeg(1080, 1080));
    });

    test('stays one when the reply is lost after the work', async () => {
      const text = `Lost: ${kind} on ${name}`;
      const lostRequest = request(text, kind);
      await fault(sandbox, name, 'drop-reply');
      await expect(publish().send(lostRequest)).rejects.toMatchObject({ kind: 'unknown' });
      expect(await countPosts(sandbox, name, text)).toBe(1);
      sandbox.advance(5000);
      expect(await readPage(await recover(sandbox, name, lostRequest))).toContain(text);
      expect(await countPosts(sandbox, name, text)).toBe(1);
    });
  });

  test('can be reconciled with, or recognizes a repetition for a time that is known', () => {
    expect(publish().reconcile === undefined).toBe(PLATFORMS[name].repetitionMs !== null);
  });

  test('a server error leaves the outcome open, and reconciling shows that nothing was published', async () => {
    const brokenRequest = request('Broken once');
    await fault(sandbox, name, 'error-5xx');
    await expect(publish().send(brokenRequest)).rejects.toMatchObject({ kind: 'unknown' });
    const { send, reconcile } = publish();
    if (reconcile) expect(await reconciled(sandbox, name, brokenRequest)).toBeNull();
    await send(brokenRequest);
    expect(await countPosts(sandbox, name, 'Broken once')).toBe(1);
  });

  test('another publication’s post isn’t taken for the success of an attempt', async () => {
    const other = await publish().send(request('Said by two'));
    const ownRequest = { ...request('Said by two'), isTaken: async (id: string) => id === other.remoteId };
    await fault(sandbox, name, 'error-5xx');
    await expect(publish().send(ownRequest)).rejects.toMatchObject({ kind: 'unknown' });
    const { send, reconcile } = publish();
    if (reconcile) expect(await reconciled(sandbox, name, ownRequest)).toBeNull();
    else
      await expect(send(ownRequest)).rejects.toMatchObject({ kind: 'duplicate', remoteId: other.remoteId });
  });

  test('the same text again is refused where the network does not want it', async () => {
    await publish().send(request('Said once'));
    sandbox.advance(HOUR);
    const outcome = await publish()
      .send(request('Said once'))
      .catch((error: unknown) => error);
    expect(outcome).toMatchObject(
      refusesRepetition ? { kind: 'duplicate' } : { remoteId: expect.any(String) },
    );
  });

  test('a dead token asks for connecting again', async () => {
    await fault(sandbox, name, 'expired-token');
    await expect(publish().send(request('Expired'))).rejects.toMatchObject({
      kind: 'reconnect',
      message: expect.stringMatching(/expired/),
    });
    expect(await countPosts(sandbox, name, 'Expired')).toBe(0);
  });

  test('a rate limit says when to come again', async () => {
    await fault(sandbox, name, 'rate-limit');
    const refusal = await publish()
      .send(request('Too many'))
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: 'transient', retryAt: expect.any(Date) });
    const { retryAt } = refusal as { retryAt: Date };
    expect(retryAt.getTime()).toBeGreaterThan(sandbox.now().getTime());
  });

  test('a stop during the call leaves the outcome open', async () => {
    const stop = new AbortController();
    await fault(sandbox, name, 'delay', { delay_ms: 60_000 });
    const sending = publish().send({ ...request('Stopped'), signal: stop.signal });
    const outcome = expect(sending).rejects.toMatchObject({ kind: 'unknown' });
    const waiting = { network: name, left: { $gt: 0 } };
    const plans = sandbox.connection.collection('fault_plans');
    await eventually(async () => expect(await plans.countDocuments(waiting)).toBe(0));
    stop.abort();
    await outcome;
  });

  test('publishes nothing without the lease', async () => {
    const sending = publish().send({ ...request('Too late'), hasLease: () => false });
    await expect(sending).rejects.toMatchObject({ kind: 'transient' });
    expect(await countPosts(sandbox, name, 'Too late')).toBe(0);
  });

  test.each(['image', 'video'] as const)('a file that is no %s is never taken', async (kind) => {
    const mime = kind === 'image' ? 'image/jpeg' : 'video/mp4';
    const media = [sandbox.media.add(kind, mime, nonsense())];
    const sending = publish().send(publicationOf(sandbox, account, 'A lie', media));
    await expect(sending).rejects.toMatchObject({ kind: 'permanent' });
  });
});
