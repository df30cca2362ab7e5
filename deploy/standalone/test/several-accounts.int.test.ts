import { OAUTH_NETWORKS, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { connect } from '../testing/connected-user.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { formOf } from './access/form-of.ts';

const PEOPLE = ['Ada', 'Bob'] as const;

let carillon: Carillon;
let client: ApiClient;
beforeAll(async () => {
  carillon = await startCarillon();
  ({ client } = await carillon.signUp('owner'));
  for (const person of PEOPLE) for (const platform of OAUTH_NETWORKS) await connect(client, platform, person);
});
afterAll(() => carillon.close());

const connections = async () =>
  (await bodyOf<{ connections: ConnectionView[] }>(client.get('/api/connections'))).connections;

/** Publishes a text to the first page, account or profile of each connection. */
async function publish(text: string): Promise<string> {
  const platforms = (await connections()).map(({ network, targets }) => ({
    platform_id: PLATFORMS[network].id,
    page_id: targets[0]?.id,
    content: text,
  }));
  const form = formOf({ platforms: JSON.stringify(platforms) });
  for (const network of OAUTH_NETWORKS)
    form.append(
      `media_${PLATFORMS[network].id}`,
      new File([new Uint8Array(PNG)], 'picture.png', { type: 'image/png' }),
    );
  return (await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form))).post_id;
}

/** The state of each target of a post, by network and account. */
async function statusesOf(postId: string): Promise<Record<string, string>> {
  const { post } = await bodyOf<{
    post: { results: { platform: PlatformName; target_name: string; status: string }[] };
  }>(client.get(`/api/posts/${postId}`));
  return Object.fromEntries(
    post.results.map(({ platform, target_name, status }) => [nameOf(platform, target_name), status]),
  );
}

/** Returns the authors of a text and their networks, from the networks' own data. */
async function publishText(text: string): Promise<string[]> {
  const posts = await (await carillon.stored('sandbox', 'posts')).find({ text }).toArray();
  return (posts as unknown as { network: string; authorName: string }[])
    .map(({ network, authorName }) => nameOf(network, authorName))
    .toSorted();
}

/** Instagram names are in lower case. */
const nameOf = (network: string, account: string): string => `${network} ${account.toLowerCase()}`;

const ALL = OAUTH_NETWORKS.flatMap((platform) => PEOPLE.map((person) => nameOf(platform, person))).toSorted();
const outOf = (status: string) => (entries: Record<string, string>) =>
  Object.keys(entries)
    .filter((key) => entries[key] === status)
    .toSorted();
const findPublished = outOf('published');
const waiting = outOf('scheduled');

describe('a workspace with two accounts on each network', () => {
  test('publishes one post to all of them, by each one’s own access', async () => {
    const id = await publish('To everybody');
    await eventually(async () => expect(findPublished(await statusesOf(id))).toEqual(ALL));
    expect(await publishText('To everybody')).toEqual(ALL);
  });

  test.each(OAUTH_NETWORKS)(
    'loses one on %s, which holds only its own posts, and reconnecting publishes them once',
    async (platform) => {
      const text = `While Bob is away from ${platform}`;
      const id = (await connections()).find(
        ({ network, account }) => network === platform && account.name === 'Bob',
      )?.id;
      await loseBob(platform);
      const postId = await publish(text);
      const bob = nameOf(platform, 'Bob');
      const rest = ALL.filter((one) => one !== bob);
      await eventually(async () => {
        const now = await statusesOf(postId);
        expect([findPublished(now), waiting(now)]).toEqual([rest, [bob]]);
      });
      const lostConnections = (await connections()).filter(({ status }) => status === 'lost');
      expect(lostConnections).toMatchObject([{ id, network: platform, account: { name: 'Bob' } }]);
      await connect(client, platform, 'Bob');
      await eventually(async () => expect(findPublished(await statusesOf(postId))).toEqual(ALL));
      expect(await publishText(text)).toEqual(ALL);
      expect((await connections()).map(({ status }) => status)).toEqual(ALL.map(() => 'connected'));
    },
  );
});

/** Bob takes back there what he allowed. */
async function loseBob(platform: PlatformName): Promise<void> {
  const database = await carillon.databaseOf('sandbox');
  const bob = await database.collection('profiles').findOne({
    name: 'Bob',
    kind: { $in: ['person', 'member'] },
    network: platform === 'linkedin' ? 'linkedin' : 'facebook',
  });
  const { modifiedCount } = await database
    .collection('tokens')
    .updateMany({ network: platform, ownerId: `${bob?._id}` }, { $set: { revoked: true } });
  expect(modifiedCount).toBeGreaterThan(0);
}
