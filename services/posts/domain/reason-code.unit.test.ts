import { toEnglish } from '@carillon/contracts/text.ts';
import { expect, test } from '@jest/globals';
import { type Command, decide, LEASE_MS } from './decide.ts';
import { type Attempt, freshHistory, type Publication, type PublicationSpec } from './publication.ts';
import type { Report } from './report.ts';
import { factsOf } from './view.ts';

const now = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const DAY = 24 * 3_600_000;

const spec: PublicationSpec = {
  id: 'p1',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: 'Hello',
  media: [],
  createdAt: now,
  dueAt: now,
  localTime: null,
  timezone: null,
};
const attempt = (outcome: Attempt['outcome']): Attempt => ({
  n: 1,
  startedAt: now,
  endedAt: null,
  outcome,
  message: null,
});
const publishing = (attempts: Attempt[] = [attempt(null)]): Publication => ({
  ...spec,
  ...freshHistory([]),
  attempts,
  status: 'publishing',
  lease: { id: 'l1', by: 'w1', until: at(LEASE_MS) },
});
const after = (before: Publication, command: Command, time = now): Publication => {
  const decision = decide(before, command, time);
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};
const failing = (report: Report): Command => ({ type: 'fail', report, random: 1 });
const viewAt = (publication: Publication, time = now) => {
  const { status, reason_code, network_message, failed_at } = factsOf(publication, time);
  return { status, reason_code, network_message, failed: failed_at !== null };
};

test.each<[Report, object]>([
  [
    { kind: 'permanent', message: 'x', networkMessage: 'Too long' },
    { status: 'failed', reason_code: 'rejected', network_message: 'Too long', failed: true },
  ],
  [{ kind: 'duplicate', message: 'x' }, { reason_code: 'duplicate' }],
  [{ kind: 'forbidden', message: 'x' }, { reason_code: 'forbidden' }],
  [
    { kind: 'reconnect', message: 'x' },
    { status: 'scheduled', reason_code: 'not_connected', failed: false },
  ],
  [
    { kind: 'transient', message: 'x' },
    { status: 'scheduled', reason_code: 'unavailable' },
  ],
  [{ kind: 'transient', message: 'x', retryAt: at(60_000) }, { reason_code: 'rate_limited' }],
  [
    { kind: 'unknown', message: 'x' },
    { status: 'scheduled', reason_code: 'outcome_unknown' },
  ],
])('a program reads why from a code: %j', (report, expected) => {
  expect(viewAt(after(publishing(), failing(report)))).toMatchObject(expected);
});

test('is unknown if the post may be published, whatever the last reply was', () => {
  const doubtful = publishing([attempt('unknown'), { ...attempt(null), n: 2 }]);
  const failed = after(doubtful, failing({ kind: 'permanent', message: 'x', networkMessage: 'Too long' }));
  expect(viewAt(failed)).toMatchObject({ reason_code: 'outcome_unknown', network_message: 'Too long' });
});

test('says that a post is more than a week late', () => {
  const waiting = after(publishing(), failing({ kind: 'transient', message: 'x', networkMessage: 'Down' }));
  expect(
    viewAt(after(waiting, { type: 'take', lease: { id: 'l', by: 'w' } }, at(8 * DAY)), at(8 * DAY)),
  ).toMatchObject({
    status: 'failed',
    reason_code: 'too_late',
    network_message: 'Down',
  });
});

test('a retry by its owner clears the trouble', () => {
  const failed = after(publishing(), failing({ kind: 'permanent', message: 'x' }));
  expect(viewAt(after(failed, { type: 'retry' }))).toMatchObject({ status: 'queued', reason_code: null });
});
