import { randomUUID } from 'node:crypto';
import { UTM_NAMES } from '@carillon/contracts/domain/link-tracking.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { drafting } from './drafting.ts';
import { facebook, form, linkedin, type Posts, startPosts } from './posts-under-test.ts';

const HOUR = 3_600_000;

let posts: Posts;
let owner: ReturnType<typeof asOwner>;
let page: ReturnType<typeof drafting>;
beforeEach(async () => {
  posts = await startPosts();
  owner = asOwner(posts);
  page = drafting(posts);
});
afterEach(() => posts.close());

const none = { enabled: true, ...Object.fromEntries(UTM_NAMES.map((name) => [name, ''])) };
const tags = (more: object = {}) => ({
  ...none,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: '{date}',
  ...more,
});
const rule = (more: object = {}) => ({
  enabled: true,
  domains: null,
  version: 0,
  networks: { facebook: tags(), instagram: tags(), linkedin: tags() },
  ...more,
});
const save = (more?: object, workspaceId?: string) =>
  owner.send('PUT', '/posts/link-tracking', rule(more), workspaceId);
const texts = (network: PlatformName) => posts.networks[network].requests.map(({ text }) => text);
const LINK = 'https://example.com/shop';
const addedTags = (source: string, campaign: string) =>
  `?utm_source=${source}&utm_medium=social&utm_campaign=${campaign}`;

describe('the rule', () => {
  test('belongs to the workspace, and when two members change it at once, one gets an error', async () => {
    expect(await owner.send('GET', '/posts/link-tracking')).toMatchObject({ link_tracking: null });
    const both = await Promise.all([save(), save({ domains: ['https://www.Example.com/a'] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await save({ version: 1, domains: ['https://www.Example.com/a', 'example.com'] })).toMatchObject({
      link_tracking: { version: 2, domains: ['example.com'], networks: rule().networks },
    });
    expect(await owner.send('GET', '/posts/link-tracking')).toMatchObject({ link_tracking: { version: 2 } });
    expect(await owner.send('GET', '/posts/link-tracking', undefined, 'eve')).toMatchObject({
      link_tracking: null,
    });
  });

  test('reports errors by field, for tagged networks', async () => {
    const networks = {
      facebook: tags({ utm_source: ' ', utm_term: '{name}' }),
      instagram: { ...none, enabled: false },
      linkedin: tags(),
    };
    expect(await save({ networks, domains: ['example', 'a.example'] })).toMatchObject({
      status: 422,
      errors: {
        'networks.facebook.utm_source': ['Fill in utm_source.'],
        'networks.facebook.utm_term': [
          '{name} isn’t a placeholder. Use {network}, {account}, {date}, or {month}.',
        ],
        domains: ['“example” isn’t a valid site. Use a format such as example.com.'],
      },
    });
    expect(await save({ domains: [] })).toMatchObject({ status: 422 });
  });
});

test('each network gets its own parameters, and the post keeps its text', async () => {
  await save({
    networks: {
      facebook: tags({ utm_campaign: '{account}' }),
      instagram: tags({ utm_source: 'ig', utm_content: 'bio' }),
      linkedin: tags(),
    },
  });
  await posts.work();
  const { media } = await page.upload();
  const content = `New: ${LINK}.`;
  const entries = [facebook(content), { platform_id: 2, page_id: 'page1', content }, linkedin(content)];
  const { post_id: id } = await page.publish(entries, { media_ids: JSON.stringify([media.id]) });
  await eventually(async () =>
    expect((await posts.results(id)).map(({ status }) => status)).toEqual(Array(3).fill('published')),
  );
  expect(texts('facebook')).toEqual([`New: ${LINK}${addedTags('facebook', 'facebook-page1')}.`]);
  expect(texts('instagram')).toEqual([`New: ${LINK}${addedTags('ig', '2026-03-02')}&utm_content=bio.`]);
  expect(texts('linkedin')).toEqual([`New: ${LINK}${addedTags('linkedin', '2026-03-02')}.`]);
  const { post } = await owner.send('GET', `/posts/${id}`);
  expect(post.results[2]).toMatchObject({ content, tagged_content: texts('linkedin')[0] });
});

test('after a worker dies with the network’s work done, the next one finds the post by its text', async () => {
  await save();
  const doomed = await posts.open();
  await posts.work(doomed);
  posts.networks.facebook.faults.push({ makes: true, hangs: true });
  const { post_id: id } = await page.publish([facebook(LINK)], {});
  await eventually(() => expect(posts.networks.facebook.posted).toHaveLength(1));
  await doomed.close();
  // Whatever the rule says by now, and on another day.
  await save({ version: 1, enabled: false });
  posts.advance(15 * HOUR);
  await posts.work();
  expect(await posts.until(id, 'published')).toMatchObject({ attempts: 1 });
  expect(posts.networks.facebook.calls).toEqual(['send', 'reconcile']);
  expect(posts.networks.facebook.posted).toHaveLength(1);
});

describe('a planned post', () => {
  test('has the date of its time, and of the one that it is moved to', async () => {
    await save();
    const { post_id: id } = await owner.schedule([facebook(LINK)], '2026-03-02 23:30:00');
    const dateOf = async () => {
      const { post } = await owner.send('GET', `/posts/${id}`);
      return /campaign=(.*)/.exec(post.results[0].tagged_content)?.[1];
    };
    // Berlin's day, which is not yet over there.
    expect(await dateOf()).toBe('2026-03-02');
    await owner.send('POST', `/posts/${id}/reschedule`, { scheduled_time: '2026-04-05 08:00:00' });
    expect(await dateOf()).toBe('2026-04-05');
  });

  test('keeps the rule it was created with, even for later edits', async () => {
    await save();
    const { post_id: id } = await owner.schedule([facebook('No link')]);
    await save({ version: 1, networks: { ...rule().networks, facebook: tags({ utm_source: 'new' }) } });
    await owner.send('PATCH', `/posts/${id}`, { content: `Now ${LINK}`, seen: ['No link'] });
    await posts.work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    expect(texts('facebook')).toEqual([`Now ${LINK}${addedTags('facebook', '2026-03-02')}`]);
  });

  test('is published without the parameters once they are turned off in the scheduled post', async () => {
    await save();
    const { post_id: id } = await owner.schedule([facebook(LINK)]);
    const platforms = [{ platform_id: 1, page_id: 'page1', content: `Off ${LINK}` }];
    const changed = await owner.send('PUT', `/posts/${id}/plan`, { platforms, link_tracking: false });
    expect(changed.status).toBe(200);
    await posts.work();
    posts.advance(HOUR);
    await posts.until(id, 'published');
    expect(texts('facebook')).toEqual([`Off ${LINK}`]);
  });

  test('goes back to the drafts without the parameters, and with what its writer said', async () => {
    await save();
    const time = { scheduled_time: '2026-03-02 11:00:00', timezone: 'Europe/Berlin', link_tracking: 'false' };
    const reply = await posts.request('POST', '/posts/schedule', form([facebook(LINK)], time));
    const { post_id } = (await reply.json()) as { post_id: string };
    const draft_id = randomUUID();
    await owner.send('POST', `/posts/${post_id}/return-to-draft`, { draft_id });
    expect(await page.get(draft_id)).toMatchObject({ draft: { link_tracking: false, post: { text: LINK } } });
  });
});

test('the queue and many posts at once follow the rule', async () => {
  await save();
  const slots = [{ weekday: 3, time: '10:00' }];
  const queue = { platform_id: 1, page_id: 'page1', timezone: 'Europe/Berlin', slots, version: 0 };
  await owner.send('PUT', '/posts/queue/schedule', queue);
  const post = (content: string, scheduled_time: string | null) => ({
    content,
    scheduled_time,
    targets: [{ platform_id: 1, page_id: 'page1' }],
    idempotency_key: randomUUID(),
  });
  const { results } = await owner.send('POST', '/posts/schedule/batch', {
    timezone: 'Europe/Berlin',
    posts: [post(`A ${LINK}`, '2026-03-03 09:00:00'), post(`B ${LINK}`, null)],
  });
  const sentTexts = await Promise.all(
    results.map(async ({ post_id }: { post_id: string }) => {
      const { post: storedPost } = await owner.send('GET', `/posts/${post_id}`);
      return storedPost.results[0].tagged_content;
    }),
  );
  expect(sentTexts).toEqual([
    `A ${LINK}${addedTags('facebook', '2026-03-03')}`,
    `B ${LINK}${addedTags('facebook', '2026-03-04')}`,
  ]);
});

test('each post of a series has its own date', async () => {
  await save();
  const repeat = JSON.stringify({ every: 'week', weekdays: [1], count: 3 });
  const time = { scheduled_time: '2026-03-09 09:00:00', timezone: 'Europe/Berlin', repeat };
  await posts.request('POST', '/posts/schedule', form([facebook(LINK)], time));
  const { publications } = await owner.send(
    'GET',
    '/posts/planned?from=2026-03-01T00:00:00Z&until=2026-04-01T00:00:00Z',
  );
  const waits = publications.map(async ({ post_id }: { post_id: string }) => {
    const { post } = await owner.send('GET', `/posts/${post_id}`);
    return post.results[0].tagged_content;
  });
  expect(await Promise.all(waits)).toEqual(
    ['2026-03-09', '2026-03-16', '2026-03-23'].map((date) => `${LINK}${addedTags('facebook', date)}`),
  );
});

describe('its writer’s choice for a post', () => {
  test('counts more than the rule', async () => {
    await save({ enabled: false });
    await posts.work();
    for (const [content, link_tracking] of [
      [`On ${LINK}`, { link_tracking: 'true' }],
      [`By the rule ${LINK}`, {}],
    ] as const) {
      const { post_id } = await page.publish([facebook(content)], link_tracking);
      await posts.until(post_id, 'published');
    }
    expect(texts('facebook')).toEqual([
      `On ${LINK}${addedTags('facebook', '2026-03-02')}`,
      `By the rule ${LINK}`,
    ]);
  });

  test('makes another request of it; a rule that was changed meanwhile does not', async () => {
    const key = { idempotency_key: randomUUID() };
    const first = await page.publish([facebook(LINK)], key);
    await save();
    expect(await page.publish([facebook(LINK)], key)).toMatchObject({
      post_id: first.post_id,
      earlier: false,
    });
    const other = await page.publish([facebook(LINK)], { ...key, link_tracking: 'true' });
    expect(other).toMatchObject({ post_id: first.post_id, earlier: true });
  });

  test('is what to do about a text that its links make too long', async () => {
    await save();
    const content = `${'x'.repeat(2950)} ${LINK}`;
    expect(await page.publish([linkedin(content)], {})).toMatchObject({
      status: 422,
      errors: {
        'platforms.0.content': [
          'With link tracking this text has 3,037 characters, and LinkedIn allows 3,000. Shorten it by 37.',
        ],
      },
    });
    expect(await page.publish([linkedin(content)], { link_tracking: 'false' })).toMatchObject({
      status: 200,
    });
    const { post_id } = await owner.schedule([linkedin('Short')]);
    expect(await owner.send('PATCH', `/posts/${post_id}`, { content })).toMatchObject({
      status: 422,
      errors: { content: [expect.stringMatching(/^With link tracking/)] },
    });
  });
});
