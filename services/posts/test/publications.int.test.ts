import { toEnglish } from '@carillon/contracts/text.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decide, LEASE_MS } from '../domain/decide.ts';
import { freshHistory, type InState, type Publication } from '../domain/publication.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { PermitTaken } from '../stores/publication-writes.ts';
import type { PublicationStore } from '../stores/publications.ts';
import { type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let store: PublicationStore;
let leases: LeaseStore;
let due: InState<'scheduled'>;
let leasedPublication: InState<'publishing'>;
let postCount = 0;

beforeAll(async () => {
  posts = await startPosts();
  store = posts.context.stores.publications;
  leases = posts.context.stores.leases;
});
afterAll(() => posts.close());

const after = (ms: number) => new Date(posts.clock().getTime() + ms);

beforeEach(async () => {
  const now = posts.clock();
  const id = `p${++postCount}`;
  due = {
    id,
    postId: 'post',
    workspaceId: 'ada',
    platform: 'facebook',
    targetId: 'page1',
    targetName: 'Page',
    content: '',
    media: [],
    createdAt: now,
    dueAt: now,
    localTime: null,
    timezone: null,
    ...freshHistory([]),
    status: 'scheduled',
    nextAttemptAt: now,
    waitingFor: 'time',
    reason: null,
  };
  await store.insert(due, []);
  leasedPublication = {
    ...due,
    revision: 1,
    status: 'publishing',
    lease: { id: 'l1', by: 'w', until: after(LEASE_MS) },
  };
  expect(await take(leasedPublication, ['one'])).toBe(true);
  // A worker that read it before comes too late.
  expect(await take({ ...leasedPublication, lease: { ...leasedPublication.lease, id: 'l2' } }, ['two'])).toBe(
    false,
  );
});
afterEach(() => store.outbox.collection.updateMany({}, { $unset: { permits: '' } }));

const take = (publication: InState<'publishing'>, permits: readonly string[], before = due) =>
  leases.take({ before, after: publication, permits, events: [] }, publication.lease.id);

const expired = (publication: Publication, now: Date): Publication => {
  const decision = decide(publication, { type: 'expire' }, now);
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};

test('a lease renewed since it was read isn’t taken away', async () => {
  const late = after(LEASE_MS);
  expect(await leases.renew(leasedPublication.id, 'l1', after(2 * LEASE_MS))).toBe(true);
  expect(await leases.expire(leasedPublication, expired(leasedPublication, late), [], late)).toBe(false);
  expect(await store.find(leasedPublication.id, 'ada')).toMatchObject({ status: 'publishing' });
});

test('who has lost the lease can neither renew it, nor note, nor write an outcome', async () => {
  const late = after(LEASE_MS);
  expect(await leases.expire(leasedPublication, expired(leasedPublication, late), [], late)).toBe(true);
  expect(await leases.renew(leasedPublication.id, 'l1', after(2 * LEASE_MS))).toBe(false);
  expect(await leases.addNote(leasedPublication.id, 'l1', { key: 'k', value: 'v' })).toBe(false);
  const out: Publication = {
    ...leasedPublication,
    status: 'published',
    publishedAt: late,
    remoteId: 'r',
    url: null,
  };
  expect(await store.change(leasedPublication, out, [])).toBe(false);
});

test('notes of a leased publication are kept for the next worker', async () => {
  await leases.addNote(leasedPublication.id, 'l1', { key: 'container', value: '1' });
  expect(await store.find(leasedPublication.id, 'ada')).toMatchObject({
    notes: [{ key: 'container', value: '1' }],
  });
});

test('a publication is inserted once', async () => {
  await store.insert({ ...leasedPublication, content: 'again' }, []);
  expect(await store.find(leasedPublication.id, 'ada')).toMatchObject({ content: '', status: 'publishing' });
});

describe('permits', () => {
  const another = async (id: string): Promise<InState<'scheduled'>> => {
    const one = { ...due, id };
    await store.insert(one, []);
    return one;
  };
  const leasedAs = (one: InState<'scheduled'>): InState<'publishing'> => ({
    ...one,
    revision: 1,
    status: 'publishing',
    lease: { id: `lease-${one.id}`, by: 'w', until: after(LEASE_MS) },
  });

  test('one that another publication has is refused by name, and the lease with it', async () => {
    const other = await another(`other-${postCount}`);
    const result = await take(leasedAs(other), ['free', 'one'], other).catch((error: unknown) => error);
    expect(result).toBeInstanceOf(PermitTaken);
    expect(result).toMatchObject({ permit: 'one' });
    expect(await store.find(other.id, 'ada')).toMatchObject({ status: 'scheduled' });
  });

  test.each([
    ['with its outcome', () => store.change(leasedPublication, out(), [])],
    [
      'with a lease that has run out',
      () => leases.expire(leasedPublication, expired(leasedPublication, late()), [], late()),
    ],
  ])('they are given back %s', async (_, end) => {
    expect(await end()).toBe(true);
    const other = await another(`next-${postCount}`);
    expect(await take(leasedAs(other), ['one'], other)).toBe(true);
  });

  const late = () => after(LEASE_MS);
  const out = (): Publication => ({
    ...leasedPublication,
    revision: 2,
    status: 'published',
    publishedAt: late(),
    remoteId: `r${postCount}`,
    url: null,
  });

  test.each([
    ['can not be read, when its lease would have run out', { lease: null }, () => leases.expired(late(), 10)],
    [
      'is in a state that is not known, in the next sweep after its time',
      { status: 'verifying' },
      () => posts.context.stores.dispatchQueue.releaseStrayPermits(late()),
    ],
  ])('what %s gives them up', async (_, damage, look) => {
    await store.outbox.collection.updateOne({ _id: leasedPublication.id as never }, { $set: damage });
    await look();
    expect(await posts.context.stores.dispatchQueue.permitHolders()).toEqual([]);
  });
});
