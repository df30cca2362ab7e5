import type { Role } from '@carillon/contracts/domain/roles.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asOwner } from './as-owner.ts';
import { facebook, linkedin, type Posts, startPosts } from './posts-under-test.ts';

let posts: Posts;
let owner: ReturnType<typeof asOwner>;
beforeAll(async () => {
  posts = await startPosts();
  owner = asOwner(posts);
});
afterAll(() => posts.close());

const feed = (method: string, workspaceId?: string) =>
  owner.send(method, '/posts/calendar-feed', undefined, workspaceId);
const read = (address: string, headers: Record<string, string> = {}) =>
  posts.app.request(new URL(address).pathname, { headers });
/** As a calendar app reads it: lines put together again. */
const lines = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const events = (text: string) => lines(text).filter((line) => line === 'BEGIN:VEVENT').length;

test('offers scheduled posts at a secret address until it is renewed or switched off', async () => {
  expect(await feed('GET')).toMatchObject({ status: 200, address: null });
  const text = `Be\u0000lls; br\u000bead, and\u007f more ${'of it '.repeat(20)}\n\tSecond line`;
  const { post_id } = await owner.schedule([facebook(text), linkedin(text)]);
  await owner.schedule([facebook('Far away')], '2027-12-01 11:00:00');
  const { address } = await feed('POST');
  expect(address).toMatch(/^http:\/\/localhost:8080\/calendar\/[\w-]{43}\/Carillon\.ics$/);
  expect(await feed('GET')).toMatchObject({ address });

  const reply = await read(address);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const body = await reply.text();
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(events(body)).toBe(1);
  const printed = lines(body);
  const uid = `UID:${post_id}-1@localhost`;
  expect(printed).toEqual(
    expect.arrayContaining([uid, 'DTSTART:20260302T100000Z', 'DTEND:20260302T101500Z', 'TRANSP:TRANSPARENT']),
  );
  expect(body).not.toMatch(/[^\P{Cc}\t\r\n]/u);
  expect(body).toContain('\tSecond line');
  expect(printed.find((line) => line.startsWith('SUMMARY'))).toMatch(
    /^SUMMARY:Bells\\; bread\\, .*\(Facebook\\, LinkedIn\)$/,
  );
  expect(printed.some((line) => line.includes(`http://localhost:8080/posts/${post_id}?workspace=ada`))).toBe(
    true,
  );

  const etag = reply.headers.get('etag') ?? '';
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  await owner.send('POST', `/posts/${post_id}/reschedule`, { scheduled_time: '2026-03-04 12:30:00' });
  // The feed stays the same for a minute.
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304);

  const { address: second } = await feed('POST');
  expect(second).not.toBe(address);
  expect((await read(address)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await read(second.replace('.ics', ''))).status).toBe(404);
  expect((await read(second.replace('Carillon', 'Bells'))).status).toBe(404);
  // As it was before it had a name.
  const unnamed = second.replace('/Carillon.ics', '.ics');
  expect(await (await read(unnamed)).text()).toBe(await (await read(second)).text());
  const wrong = second.replace(
    /calendar\/(.)/,
    (_all: string, first: string) => `calendar/${first === '_' ? '-' : '_'}`,
  );
  expect((await read(wrong)).status).toBe(404);
  expect(await feed('DELETE')).toMatchObject({ status: 200, address: null });
  expect((await read(second)).status).toBe(404);
});

test('Thunderbird 153.8 (CalICSProvider, handleCalendar), which names a calendar by the end of its path, shows no secret', async () => {
  const { address } = await feed('POST');
  const last = new URL(address).pathname.split('/').findLast(Boolean) ?? '';
  expect(last.split('.').slice(0, -1).join('.')).toBe('Carillon');
  await feed('DELETE');
});

test('contains its own workspace’s posts, keeps a moved post’s UID, and leaves out canceled ones', async () => {
  const { address } = await feed('POST', 'bob');
  expect(events(await (await read(address)).text())).toBe(0);
  const other = await startPosts();
  try {
    const otherOwner = asOwner(other);
    const { post_id, results } = await otherOwner.schedule([facebook('Moved')]);
    const canceledPost = await otherOwner.schedule([facebook('Canceled')]);
    await otherOwner.send('POST', `/posts/publications/${canceledPost.results[0]?.id}/cancel`, {});
    await otherOwner.send('POST', `/posts/${post_id}/reschedule`, { scheduled_time: '2026-03-04 12:30:00' });
    const created = await otherOwner.send('POST', '/posts/calendar-feed');
    const body = await (await other.app.request(new URL(created.address).pathname)).text();
    expect(events(body)).toBe(1);
    expect(lines(body)).toEqual(
      expect.arrayContaining([`UID:${results[0]?.id}@localhost`, 'DTSTART:20260304T113000Z', 'SEQUENCE:1']),
    );
  } finally {
    await other.close();
  }
});

/** The one event of a feed, by its properties' names. */
const eventOf = (text: string): Record<string, string> =>
  Object.fromEntries(lines(text).map((line) => [line.split(/[:;]/)[0], line.slice(line.indexOf(':') + 1)]));

describe('a subscriber', () => {
  const MINUTE = 60_000;
  let other: Posts;
  let otherOwner: ReturnType<typeof asOwner>;
  let address: string;
  beforeEach(async () => {
    other = await startPosts();
    otherOwner = asOwner(other);
    ({ address } = await otherOwner.send('POST', '/posts/calendar-feed'));
  });
  afterEach(() => other.close());

  /** The feed as it is by now, rather than as it was printed within the last minute. */
  const readAnew = async (headers: Record<string, string> = {}) => {
    other.advance(2 * MINUTE);
    return other.app.request(new URL(address).pathname, { headers });
  };
  const readEvent = async () => eventOf(await (await readAnew()).text());

  test('gets the same bytes, and 304 for them, while nothing changes', async () => {
    await otherOwner.schedule([facebook('Bells'), linkedin('Bells')]);
    const first = await readAnew();
    const etag = first.headers.get('etag') ?? '';
    const again = await readAnew();
    expect(await again.text()).toBe(await first.text());
    for (const etagValue of [etag, `W/${etag}`, `"older", ${etag}`])
      expect((await readAnew({ 'if-none-match': etagValue })).status).toBe(304);
  });

  test('sees a version that grows when the rest of a post leaves it', async () => {
    const { post_id, results } = await otherOwner.schedule([facebook('Bells'), linkedin('Bells')]);
    const [first, second] = results.map(({ id }) => `/posts/publications/${id}`);
    for (let n = 1; n <= 4; n++) await otherOwner.send('PATCH', second ?? '', { content: `Bells ${n}` });
    const before = await readEvent();
    expect(before.SEQUENCE).toBe('4');
    await otherOwner.send('POST', `${second}/cancel`, {});
    const alone = await readEvent();
    await otherOwner.send('POST', `${first}/reschedule`, { scheduled_time: '2026-03-04 12:30:00' });
    const movedEvent = await readEvent();
    expect([alone, movedEvent].map(({ UID }) => UID)).toEqual([
      `${post_id}-1@localhost`,
      `${post_id}-1@localhost`,
    ]);
    expect([alone, movedEvent].map(({ SEQUENCE }) => SEQUENCE)).toEqual(['5', '6']);
    const stamps = [before, alone, movedEvent].map((event) => event['LAST-MODIFIED'] ?? '');
    expect(stamps).toEqual([...new Set(stamps)].toSorted());
  });

  test('sees a version that counts what is due beyond the feed', async () => {
    const { results } = await otherOwner.schedule([facebook('Bells'), linkedin('Bells')]);
    const move = { scheduled_time: '2027-09-04 12:30:00' };
    await otherOwner.send('POST', `/posts/publications/${results[1]?.id}/reschedule`, move);
    expect((await readEvent()).SEQUENCE).toBe('1');
  });
});

const member = (role: Role | null, previous_role: Role, workspace_id: string) =>
  posts.bus.publish(
    makeEvent(
      memberChanged,
      {
        workspace_id,
        member_id: 'bob',
        name: 'Bob',
        actor_id: 'ada',
        role,
        previous_role,
        change: role ? 'role' : 'removed',
      },
      posts.clock(),
    ),
  );

test('an address stops when somebody goes who could read it, and with the account of a stranger', async () => {
  await posts.work();
  const createFeed = async (workspaceId: string): Promise<string> =>
    (await feed('POST', workspaceId)).address;
  const [first, second] = [await createFeed('eve'), await createFeed('fay')];
  await member(null, 'writer', 'eve');
  await member('owner', 'editor', 'eve');
  await member(null, 'editor', 'elsewhere');
  expect((await read(first)).status).toBe(200);
  await member('viewer', 'editor', 'eve');
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await posts.bus.publish(makeEvent(accountReclaimed, { user_id: 'somebody else' }, posts.clock()));
  expect((await read(second)).status).toBe(200);
  await posts.bus.publish(makeEvent(accountReclaimed, { user_id: 'ada' }, posts.clock()));
  expect((await read(second)).status).toBe(404);
});
