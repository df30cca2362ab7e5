import { toEnglish } from '@carillon/contracts/text.ts';
import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { type Command, decide } from './decide.ts';
import { COMMENT_LEASE_MS } from './first-comment.ts';
import { freshHistory, type Publication } from './publication.ts';
import type { Report } from './report.ts';
import { factsOf } from './view.ts';

const now = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const publishing = (firstComment: string | null): Publication => ({
  id: 'p1',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: 'Hello',
  media: [],
  firstComment,
  createdAt: now,
  dueAt: now,
  localTime: null,
  timezone: null,
  ...freshHistory([]),
  attempts: [{ n: 1, startedAt: now, endedAt: null, outcome: null, message: null }],
  status: 'publishing',
  lease: { id: 'l1', by: 'w1', until: at(2 * MINUTE) },
});
const after = (before: Publication, command: Command, time = now): Publication => {
  const decision = decide(before, command, time);
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};
const out = after(publishing('#bells'), { type: 'published', remoteId: 'r1', url: null });
const take: Command = { type: 'take-comment', leaseId: 'c1' };
const failing = (report: Report, more: object = {}): Command => ({
  type: 'comment-fail',
  leaseId: 'c1',
  report,
  random: 0,
  wasAbsent: false,
  canLook: true,
  ...more,
});
const sending = after(out, take);
const viewOf = (publication: Publication) => {
  const { status, first_comment } = factsOf(publication, now);
  return { status, first_comment };
};

test('is due once the post is published, and absent if there is no comment', () => {
  expect(viewOf(publishing('#bells')).first_comment).toMatchObject({ status: 'waiting' });
  expect(out.comment).toMatchObject({ status: 'due', at: now });
  expect(after(publishing(null), { type: 'published', remoteId: 'r1', url: null }).comment).toBeNull();
});

test('is one worker’s until its lease ends, and may be out then', () => {
  expect(sending.comment).toMatchObject({ status: 'sending', mayBeOut: false, at: at(COMMENT_LEASE_MS) });
  expect(decide(sending, take, at(COMMENT_LEASE_MS - 1)).ok).toBe(false);
  const lostLease = after(sending, { type: 'take-comment', leaseId: 'c2' }, at(COMMENT_LEASE_MS));
  expect(lostLease.comment).toMatchObject({ status: 'sending', leaseId: 'c2', mayBeOut: true, uncertain: 1 });
  expect(decide(lostLease, failing({ kind: 'unknown', message: 'x' }), now).ok).toBe(false);
  expect(after(lostLease, { type: 'comment-out', leaseId: 'c2', remoteId: 'x' }).comment).toMatchObject({
    status: 'published',
    at: null,
    remoteId: 'x',
    mayBeOut: false,
  });
});

describe('whatever becomes of it, the post stays published', () => {
  test.each<[string, Report, object, object]>([
    [
      'what the network refuses has failed, with its words',
      { kind: 'permanent', message: 'x', networkMessage: 'Comments are off' },
      {},
      { status: 'failed', at: null, reason: englishText('Facebook rejected the comment: Comments are off.') },
    ],
    [
      'what nobody knows is looked for a minute later at the soonest',
      { kind: 'unknown', message: 'no answer' },
      {},
      { status: 'due', mayBeOut: true, at: at(MINUTE) },
    ],
    [
      'where nobody can look, its owner is asked to',
      { kind: 'unknown', message: 'no answer' },
      { canLook: false },
      {
        status: 'failed',
        mayBeOut: false,
        reason: englishText(expect.stringMatching(/Check there before you try again/)),
      },
    ],
    [
      'a limit is waited out',
      { kind: 'transient', message: 'busy', retryAt: at(HOUR) },
      {},
      { status: 'due', mayBeOut: false, failures: 0, at: at(HOUR) },
    ],
    [
      'a lost connection is looked at again',
      { kind: 'reconnect', message: 'gone' },
      {},
      { status: 'due', at: at(10 * MINUTE), reason: englishText('Reconnect Facebook to publish this.') },
    ],
  ])('%s', (_, report, more, expected) => {
    const next = after(sending, failing(report, more));
    expect(next.comment).toMatchObject(expected);
    expect(next).toMatchObject({ status: 'published', remoteId: 'r1', attempts: out.attempts });
    expect(next.revision).toBe(sending.revision + 1);
  });
});

test('has no unknown outcome if it was found absent before the failed call', () => {
  const doubtful = after(after(sending, failing({ kind: 'unknown', message: 'x' })), take, at(MINUTE));
  const report: Report = { kind: 'transient', message: 'busy' };
  expect(after(doubtful, failing(report)).comment).toMatchObject({ mayBeOut: true });
  expect(after(doubtful, failing(report, { wasAbsent: true })).comment).toMatchObject({ mayBeOut: false });
});

test('it is given up after two days, and not begun a week late', () => {
  const once = after(sending, failing({ kind: 'transient', message: 'busy' }));
  const again = after(once, take, at(49 * HOUR));
  expect(after(again, failing({ kind: 'transient', message: 'busy' }), at(49 * HOUR)).comment).toMatchObject({
    status: 'failed',
    reason: 'busy',
  });
  expect(after(out, take, at(8 * 24 * HOUR)).comment).toMatchObject({ status: 'failed', at: null });
});

test('its owner tries it again by itself, and deleting the post stops it', () => {
  const failed = after(sending, failing({ kind: 'permanent', message: 'No.' }));
  expect(decide(out, { type: 'retry' }, now)).toMatchObject({ ok: false });
  expect(after(failed, { type: 'retry' }, at(HOUR))).toMatchObject({
    status: 'published',
    retriedAt: null,
    comment: { status: 'due', at: at(HOUR), reason: null },
  });
  expect(after(out, { type: 'remove' }).comment).toMatchObject({ status: 'failed', at: null });
  expect(after(sending, { type: 'remove' }).comment).toMatchObject({ status: 'sending' });
});

describe('when the last call that may have got through ended', () => {
  const unknown = failing({ kind: 'unknown', message: 'x' });
  const end = at(COMMENT_LEASE_MS);

  test('is noted with a call whose outcome is unknown', () => {
    expect(sending.comment?.sentAt ?? null).toBeNull();
    expect(after(sending, unknown, at(5000)).comment).toMatchObject({ sentAt: at(5000) });
  });

  test('is the end of a lost worker’s lease', () => {
    expect(after(sending, { ...take, leaseId: 'c2' }, at(HOUR)).comment).toMatchObject({ sentAt: end });
  });

  test('stays while it is only looked for, and is new with another call', () => {
    const lostLease = after(sending, unknown, at(5000));
    const looking = after(lostLease, take, at(HOUR));
    expect(after(looking, unknown, at(HOUR + 5000)).comment).toMatchObject({ sentAt: at(5000) });
    const sentAgain = failing({ kind: 'unknown', message: 'x' }, { wasAbsent: true });
    expect(after(looking, sentAgain, at(HOUR + 5000)).comment).toMatchObject({ sentAt: at(HOUR + 5000) });
  });
});

test('counts the calls that were refused', () => {
  expect(sending.comment?.refusals ?? 0).toBe(0);
  const refusedOnce = after(sending, failing({ kind: 'transient', message: 'x' }));
  expect(refusedOnce.comment).toMatchObject({ refusals: 1 });
  const unknown = after(sending, failing({ kind: 'unknown', message: 'x' }));
  expect(unknown.comment?.refusals ?? 0).toBe(0);
});

test('is not tried again once the post was deleted from its network', () => {
  const deleted = { ...sending, takenDownAt: now } as Publication;
  const failed = after(deleted, failing({ kind: 'transient', message: 'no answer' }));
  expect(viewOf(failed).first_comment).toMatchObject({
    status: 'failed',
    reason: 'The post was deleted before its first comment was sent.',
  });
});
