import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ConnectedAccount, connect, publicationOf } from './connecting.ts';
import { picture } from './posting.ts';
import { jpeg } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

let sandbox: TestSandbox;
let account: ConnectedAccount;
beforeEach(async () => {
  sandbox = await startSandbox();
  account = await connect(sandbox, 'instagram');
});
afterEach(() => sandbox.close());

const publish = (media = picture(sandbox)) =>
  sandbox.networks.instagram.publish.send(publicationOf(sandbox, account, 'Bells', [media]));
const unfetchable = { kind: 'transient', code: '9004/2207052' };

describe('the fetcher of Instagram’s files', () => {
  test('refuses a file that robots.txt forbids', async () => {
    sandbox.media.setRobots('User-agent: *\nDisallow: /\n');
    const media = picture(sandbox);
    await expect(publish(media)).rejects.toMatchObject({
      ...unfetchable,
      networkMessage: `The media could not be fetched from this URI: ${media.url}. HTTP error code 403. Restricted by robots.txt`,
    });
    expect(sandbox.media.agentOf(new URL(media.url).pathname)).toBeUndefined();
  });

  test('obeys the group that names it before the group for everyone', async () => {
    sandbox.media.setRobots(
      'User-agent: *\nDisallow: /\n\nUser-agent: facebookexternalhit\nAllow: /1\nDisallow: /\n',
    );
    expect((await publish()).url).toContain('/instagram/posts/');
    await expect(publish()).rejects.toMatchObject(unfetchable);
  });

  test('fetches without a robots.txt, under the name of Meta’s crawler', async () => {
    const media = picture(sandbox);
    await publish(media);
    for (const path of ['/robots.txt', new URL(media.url).pathname])
      expect(sandbox.media.agentOf(path)).toMatch(/^facebookexternalhit\/1\.1 /);
  });

  test('refuses while robots.txt can’t be read', async () => {
    sandbox.media.setRobots('busy', 503);
    await expect(publish()).rejects.toMatchObject(unfetchable);
  });

  test('refuses what isn’t sent as an image or a video', async () => {
    const media = sandbox.media.add('image', 'application/octet-stream', jpeg(1080, 1080));
    await expect(publish(media)).rejects.toMatchObject(unfetchable);
  });
});

test('a slow download is rejected with its own code', async () => {
  await sandbox.close();
  sandbox = await startSandbox({}, { fetchTimeoutMs: 200 });
  account = await connect(sandbox, 'instagram');
  await expect(publish({ ...picture(sandbox), url: sandbox.media.slowUrl })).rejects.toMatchObject({
    kind: 'transient',
    code: '-2/2207003',
  });
});

test('a Facebook photo by address obeys robots.txt', async () => {
  sandbox.media.setRobots('User-agent: *\nDisallow: /\n');
  const page = await connect(sandbox, 'facebook');
  const reply = await fetch(`${sandbox.publicUrl}/facebook/v26.0/${page.targets[0]?.id}/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${page.targets[0]?.accessToken ?? page.access.token}` },
    body: new URLSearchParams({ url: picture(sandbox).url }),
  });
  expect((await reply.json()).error).toMatchObject({ code: 324, error_subcode: 2069019 });
});
