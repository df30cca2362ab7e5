import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { decide, LEASE_MS } from '../domain/decide.ts';
import { freshHistory, type InState, type Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let store: PublicationStore;
let leased: InState<'publishing'>;
let made = 0;

beforeAll(async () => {
  posts = await startPosts();
  store = posts.context.stores.publications;
});
afterAll(() => posts.close());

const after = (ms: number) => new Date(posts.clock().getTime() + ms);

beforeEach(async () => {
  const now = posts.clock();
  const id = `p${++made}`;
  const queued: InState<'queued'> = {
    ...{ id, postId: 'post', workspaceId: 'ada', platform: 'facebook', pageId: 'page1', targetId: 'page1' },
    ...{ targetName: 'Page', content: '', media: [], createdAt: now, dueAt: now, localTime: null },
    ...{ timezone: null, ...freshHistory([]) },
    status: 'queued',
  };
  await store.insert(queued, []);
  leased = { ...queued, status: 'publishing', lease: { id: 'l1', by: 'w', until: after(LEASE_MS) } };
  expect(await store.change(queued, leased, [])).toBe(true);
  // Whoever read it as queued comes too late.
  expect(await store.change(queued, { ...leased, lease: { ...leased.lease, id: 'l2' } }, [])).toBe(false);
});

const woken = (publication: Publication, now: Date): Publication => {
  const decision = decide(publication, { type: 'wake' }, now);
  if (!decision.ok) throw new Error(decision.refusal);
  return decision.next;
};

test('a lease that was renewed since it was read is not taken over', async () => {
  const late = after(LEASE_MS);
  expect(await store.renew(leased.id, 'l1', after(2 * LEASE_MS))).toBe(true);
  expect(await store.takeOver(leased, woken(leased, late), [], late)).toBe(false);
  expect(await store.find(leased.id)).toMatchObject({ status: 'publishing' });
});

test('who has lost the lease can neither renew it, nor note, nor write an outcome', async () => {
  const late = after(LEASE_MS);
  expect(await store.takeOver(leased, woken(leased, late), [], late)).toBe(true);
  expect(await store.renew(leased.id, 'l1', after(2 * LEASE_MS))).toBe(false);
  expect(await store.addNote(leased.id, 'l1', { key: 'k', value: 'v' })).toBe(false);
  const out: Publication = { ...leased, status: 'published', publishedAt: late, remoteId: 'r', url: null };
  expect(await store.change(leased, out, [])).toBe(false);
});

test('notes of a leased publication are kept for the next worker', async () => {
  await store.addNote(leased.id, 'l1', { key: 'container', value: '1' });
  expect(await store.find(leased.id)).toMatchObject({ notes: [{ key: 'container', value: '1' }] });
});

test('a publication is inserted once', async () => {
  await store.insert({ ...leased, content: 'again' }, []);
  expect(await store.find(leased.id)).toMatchObject({ content: '', status: 'publishing' });
});
