import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Linked, link, publicationOf } from './linking.ts';
import { jpeg, mp4, nonsense, png } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;
const TEXT = 'Bells & whistles <b>on the hour</b>\nSecond line with #bells_2 and (brackets)';

let sandbox: TestSandbox;
let facebook: Linked;
let instagram: Linked;
let linkedin: Linked;
beforeAll(async () => {
  sandbox = await startSandbox();
  facebook = await link(sandbox, 'facebook');
  instagram = await link(sandbox, 'instagram');
  linkedin = await link(sandbox, 'linkedin');
});
afterAll(() => sandbox.close());

const picture = (altText: string | null = null) =>
  sandbox.media.add('image', 'image/jpeg', jpeg(1080, 1080), altText);
const film = (bytes = 1000) => sandbox.media.add('video', 'video/mp4', mp4(bytes));
const seen = async (url: string | null) => (await fetch(url ?? 'about:blank')).text();

describe('a post is out and can be looked at', () => {
  test('text on Facebook', async () => {
    const published = await sandbox.networks.facebook.publish.send(publicationOf(sandbox, facebook, TEXT));
    const page = await seen(published.url);
    expect(page).toContain('Bells &amp; whistles &lt;b&gt;on the hour&lt;/b&gt;\nSecond line');
    expect(page).toContain('Bell Foundry');
  });

  test('text on LinkedIn, whole in spite of its reserved characters', async () => {
    const published = await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, TEXT));
    expect(published.remoteId).toMatch(/^urn:li:share:\d+$/);
    expect(await seen(published.url)).toContain('Second line with #bells_2 and (brackets)');
  });

  test.each([
    ['facebook', 1],
    ['facebook', 3],
    ['instagram', 1],
    ['instagram', 3],
    ['linkedin', 1],
    ['linkedin', 3],
  ] as const)('on %s with %i photos', async (platform, count) => {
    const linked = { facebook, instagram, linkedin }[platform];
    const media = Array.from({ length: count }, (_, index) => picture(`Bell ${index + 1}`));
    const request = publicationOf(sandbox, linked, `${count} bells`, media);
    const page = await seen((await sandbox.networks[platform].publish.send(request)).url);
    for (const [index] of media.entries()) expect(page).toContain(`alt="Bell ${index + 1}"`);
    const [, source = ''] = /<img src="([^"]+\/media\/[^"]+)"/.exec(page) ?? [];
    const bytes = new Uint8Array(await (await fetch(source)).arrayBuffer());
    expect(bytes).toEqual(jpeg(1080, 1080));
  });

  test.each(['facebook', 'instagram', 'linkedin'] as const)('a video on %s', async (platform) => {
    const linked = { facebook, instagram, linkedin }[platform];
    // More than two of LinkedIn's parts.
    const request = publicationOf(sandbox, linked, 'Ringing', [film(9 * MB + 7)]);
    const page = await seen((await sandbox.networks[platform].publish.send(request)).url);
    const [, source = ''] = /<video src="([^"]+)"/.exec(page) ?? [];
    expect((await (await fetch(source)).arrayBuffer()).byteLength).toBe(9 * MB + 7);
  });
});

describe('what a network will never take is said at once', () => {
  test('Instagram without media', async () => {
    const publishing = sandbox.networks.instagram.publish.send(
      publicationOf(sandbox, instagram, 'Only words'),
    );
    await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code: 'media_required' });
  });

  test.each([
    ['a PNG that is called a JPEG', () => png(1080, 1080), '36001/2207005'],
    ['a page that is called a JPEG', nonsense, '36001/2207005'],
    ['a picture that is too wide', () => jpeg(2000, 500), '36003/2207009'],
  ])('Instagram and %s', async (_, bytes, code) => {
    const media = [sandbox.media.add('image', 'image/jpeg', bytes())];
    const publishing = sandbox.networks.instagram.publish.send(
      publicationOf(sandbox, instagram, 'A lie', media),
    );
    await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code });
  });

  test.each(['facebook', 'instagram', 'linkedin'] as const)(
    '%s and a video that is none',
    async (platform) => {
      const linked = { facebook, instagram, linkedin }[platform];
      const media = [sandbox.media.add('video', 'video/mp4', nonsense())];
      const publishing = sandbox.networks[platform].publish.send(
        publicationOf(sandbox, linked, 'No film', media),
      );
      await expect(publishing).rejects.toMatchObject({ kind: 'permanent' });
    },
  );

  test.each(['facebook', 'linkedin'] as const)('%s and a picture that is none', async (platform) => {
    const linked = { facebook, linkedin }[platform];
    const media = [sandbox.media.add('image', 'image/jpeg', nonsense())];
    const publishing = sandbox.networks[platform].publish.send(
      publicationOf(sandbox, linked, 'No picture', media),
    );
    await expect(publishing).rejects.toMatchObject({ kind: 'permanent' });
  });

  test('a text that is too long for LinkedIn', async () => {
    const publishing = sandbox.networks.linkedin.publish.send(
      publicationOf(sandbox, linkedin, 'a'.repeat(3001)),
    );
    await expect(publishing).rejects.toMatchObject({ kind: 'permanent', code: 'FIELD_LENGTH_TOO_LONG' });
  });
});

describe('the same text again', () => {
  test('is refused by LinkedIn, which names the first', async () => {
    const first = await sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, 'Said once'));
    const again = sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, 'Said once'));
    await expect(again).rejects.toMatchObject({ kind: 'duplicate', remoteId: first.remoteId });
  });

  test('is none for LinkedIn where there are no words: pictures then tell shares apart', async () => {
    const share = (width: number, bytes: number) => {
      const file = new Uint8Array(bytes);
      file.set(jpeg(width, 800));
      const media = [sandbox.media.add('image', 'image/jpeg', file)];
      return sandbox.networks.linkedin.publish.send(publicationOf(sandbox, linkedin, '', media));
    };
    const first = await share(900, 1000);
    const second = await share(700, 1001);
    expect(second.remoteId).not.toBe(first.remoteId);
    await expect(share(900, 1000)).rejects.toMatchObject({ kind: 'duplicate', remoteId: first.remoteId });
  });

  test('is refused by Facebook when it comes from another publication', async () => {
    await sandbox.networks.facebook.publish.send(publicationOf(sandbox, facebook, 'Said once'));
    sandbox.advance(HOUR);
    const again = sandbox.networks.facebook.publish.send(publicationOf(sandbox, facebook, 'Said once'));
    await expect(again).rejects.toMatchObject({ kind: 'duplicate', code: '506' });
  });
});

test('a file that Instagram can’t fetch is tried again', async () => {
  const media = [{ ...picture(), url: `${sandbox.media.origin}/gone` }];
  const publishing = sandbox.networks.instagram.publish.send(
    publicationOf(sandbox, instagram, 'Later', media),
  );
  await expect(publishing).rejects.toMatchObject({ kind: 'retry', code: '9004/2207052' });
});

test('files are fetched from the allowed origins only', async () => {
  const media = [{ ...picture(), url: `${sandbox.publicUrl}/style.css` }];
  const publishing = sandbox.networks.instagram.publish.send(
    publicationOf(sandbox, instagram, 'Inward', media),
  );
  await expect(publishing).rejects.toThrow(/fetched/);
});

test('a container that ran out is made anew', async () => {
  const request = publicationOf(sandbox, instagram, 'Patience', [picture()]);
  await sandbox.admin('POST', 'faults', { network: 'instagram', operation: 'publish', kind: 'error-5xx' });
  await expect(sandbox.networks.instagram.publish.send(request)).rejects.toMatchObject({ kind: 'unknown' });
  sandbox.advance(25 * HOUR);
  expect(await sandbox.networks.instagram.publish.reconcile?.(request)).toBeNull();
  expect((await sandbox.networks.instagram.publish.send(request)).url).toContain('/instagram/posts/');
});

test('a full day of Instagram waits, and says until when', async () => {
  const account = instagram.targets[1];
  const posts = Array.from({ length: 100 }, (_, index) => ({
    _id: `filler-${index}`,
    network: 'instagram',
    authorId: account?.id,
    authorName: 'filler',
    text: '',
    media: [],
    createdAt: sandbox.now(),
  }));
  await sandbox.connection.collection<{ _id: string }>('posts').insertMany(posts);
  const to = { ...instagram, targets: [account].flatMap((target) => target ?? []) };
  const request = publicationOf(sandbox, to, 'One too many', [picture()]);
  const refused = await sandbox.networks.instagram.publish.send(request).catch((error: unknown) => error);
  expect(refused).toMatchObject({ kind: 'retry', code: '9/2207042', retryAt: expect.any(Date) });
  expect(request.notes).toEqual([]);
  sandbox.advance(25 * HOUR);
  expect((await sandbox.networks.instagram.publish.send(request)).remoteId).toMatch(/^179/);
});
