import { toEnglish } from '@carillon/contracts/text.ts';
import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { type Command, decide, LEASE_MS, wakeAt } from './decide.ts';
import {
  freshHistory,
  type History,
  type InState,
  type Publication,
  type PublicationSpec,
  type State,
} from './publication.ts';
import type { Report } from './report.ts';

const now = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;

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
const fresh: History = freshHistory([]);

const createPublication = <S extends State>(
  state: S,
  history: Partial<History> = {},
): PublicationSpec & History & S => ({
  ...spec,
  ...fresh,
  ...history,
  ...state,
});
const apply = (publication: Publication, command: Command, time = now): Publication => {
  const decision = decide(publication, command, time);
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};

const lease = { id: 'l1', by: 'w1' };
const scheduled = createPublication({
  status: 'scheduled',
  nextAttemptAt: now,
  waitingFor: 'time',
  reason: null,
});
const publishing = (history: Partial<History> = {}) =>
  createPublication({ status: 'publishing', lease: { ...lease, until: at(LEASE_MS) } }, history);
const attempt = (n: number, outcome: 'unknown' | 'absent' | 'refused' | null) => ({
  n,
  startedAt: now,
  endedAt: outcome && now,
  outcome,
  message: null,
});
const failing = (report: Report): Command => ({ type: 'fail', report, random: 1 });

describe('on its way', () => {
  test('doesn’t take a publication before it is due', () => {
    expect(decide(scheduled, { type: 'take', lease }, at(-1)).ok).toBe(false);
  });

  test('leases a due publication and records an attempt before the call', () => {
    const leasedPublication = apply(scheduled, { type: 'take', lease });
    expect(leasedPublication).toMatchObject({
      status: 'publishing',
      lease: { id: 'l1', by: 'w1', until: at(LEASE_MS) },
    });
    expect(leasedPublication.attempts).toEqual([attempt(1, null)]);
    expect(decide(leasedPublication, { type: 'start' }, now).ok).toBe(false);
  });

  test('leases a publication that may be published without an attempt, because the network is asked first', () => {
    const leasedPublication = apply(
      { ...scheduled, attempts: [attempt(1, 'unknown')] },
      { type: 'take', lease },
    );
    expect(leasedPublication.attempts).toEqual([attempt(1, 'unknown')]);
    const lookedPublication = apply(leasedPublication, { type: 'absent' });
    expect(apply(lookedPublication, { type: 'start' }).attempts).toEqual([
      attempt(1, 'absent'),
      attempt(2, null),
    ]);
  });

  test('the history tells of one publication, by the attempt that made it', () => {
    const attempted = publishing({ attempts: [attempt(1, 'unknown'), attempt(2, null)] });
    const publishedCommand = { type: 'published', remoteId: 'r', url: null } as const;
    const outcomes = (command: Command) => apply(attempted, command).attempts.map(({ outcome }) => outcome);
    expect(outcomes(publishedCommand)).toEqual(['absent', 'published']);
    expect(outcomes({ ...publishedCommand, byEarlierAttempt: true })).toEqual(['published', 'refused']);
    const lookedPublication = publishing({ attempts: [attempt(1, 'unknown'), attempt(2, 'unknown')] });
    expect(apply(lookedPublication, publishedCommand).attempts.map(({ outcome }) => outcome)).toEqual([
      'absent',
      'published',
    ]);
    const absent = publishing({ attempts: [attempt(1, 'absent'), attempt(2, null)] });
    expect(
      apply(absent, { ...publishedCommand, byEarlierAttempt: true }).attempts.map(({ outcome }) => outcome),
    ).toEqual(['published', 'refused']);
  });

  test('dates a found post by the attempt that made it, not by when it was found', () => {
    const publishedCommand = { type: 'published', remoteId: 'r', url: null } as const;
    const lookedPublication = publishing({ attempts: [attempt(1, 'unknown')] });
    const decision = decide(lookedPublication, publishedCommand, at(10 * MINUTE));
    expect(decision).toMatchObject({
      ok: true,
      next: { publishedAt: lookedPublication.attempts[0]?.startedAt },
    });
  });

  test('records no attempt if it fails before the network is called', () => {
    const leasedPublication = apply(scheduled, { type: 'take', lease });
    const report = { kind: 'transient', message: 'Try again.' } as const;
    expect(apply(leasedPublication, failing({ ...report, called: false })).attempts).toEqual([]);
    expect(apply(leasedPublication, failing({ ...report, called: true })).attempts).toHaveLength(1);
  });

  test.each([
    ['text', [], MINUTE],
    [
      'media',
      [
        {
          mediaId: 'm',
          folder: 'f',
          file: 'a.jpg',
          kind: 'image',
          mime: 'image/jpeg',
          bytes: 1,
          altText: '',
        },
      ] as const,
      3 * MINUTE,
    ],
  ])(
    'a worker whose lease has run out loses it; %s is looked for when the network is through',
    (_, media, wait) => {
      const dead = { ...publishing({ attempts: [attempt(1, null)] }), media };
      expect(decide(dead, { type: 'expire' }, at(LEASE_MS - 1)).ok).toBe(false);
      const waiting = apply(dead, { type: 'expire' }, at(LEASE_MS));
      expect(waiting).toMatchObject({
        status: 'scheduled',
        nextAttemptAt: at(LEASE_MS + wait),
        attempts: [{ n: 1, outcome: 'unknown' }],
      });
      expect(apply(dead, { type: 'expire' }, at(LEASE_MS + wait))).toMatchObject({
        status: 'scheduled',
        nextAttemptAt: at(LEASE_MS + wait),
        attempts: [{ n: 1, outcome: 'unknown' }],
      });
    },
  );

  test('a worker that lost its lease before it began leaves nothing to look for', () => {
    expect(apply(publishing(), { type: 'expire' }, at(LEASE_MS))).toMatchObject({
      status: 'scheduled',
      nextAttemptAt: at(LEASE_MS),
    });
  });

  test('the post is out', () => {
    const out = apply(publishing({ attempts: [attempt(1, null)] }), {
      type: 'published',
      remoteId: 'r1',
      url: null,
    });
    expect(out).toMatchObject({
      status: 'published',
      publishedAt: now,
      attempts: [{ outcome: 'published' }],
    });
    expect(wakeAt(out)).toBeNull();
  });
});

describe('a failure', () => {
  const running = publishing({ attempts: [attempt(1, null)] });

  test('that will pass is tried again', () => {
    const next = apply(running, failing({ kind: 'transient', message: 'busy' }));
    expect(next).toMatchObject({
      status: 'scheduled',
      waitingFor: 'retry',
      reason: 'busy',
      failures: 1,
      firstFailureAt: now,
      nextAttemptAt: at(30_000),
      attempts: [{ outcome: 'refused' }],
    });
  });

  test('of the last try is the end, in the words of the network', () => {
    const firstFailureAt = new Date(now.getTime() - 48 * 3_600_000);
    const tired = publishing({ attempts: [attempt(1, null)], failures: 90, firstFailureAt });
    expect(apply(tired, failing({ kind: 'transient', message: 'busy' }))).toMatchObject({
      status: 'failed',
      reason: 'busy',
    });
  });

  test('with a time that the network asked for does not lengthen the waits', () => {
    const retryAt = new Date(now.getTime() + 3_600_000);
    const next = apply(running, failing({ kind: 'transient', message: 'busy', retryAt }));
    expect(next).toMatchObject({ status: 'scheduled', failures: 0 });
  });

  test('for want of a permission is the end of this one, and says what to do', () => {
    const next = apply(
      running,
      failing({ kind: 'forbidden', message: 'Not on this page', explanation: 'Reconnect it.' }),
    );
    expect(next).toMatchObject({ status: 'failed', reason: 'Reconnect it.' });
    // The attempt has the network's own words, for users who look into it.
    expect(next.attempts.at(-1)?.message).toBe('Not on this page');
  });

  test('with an unknown outcome leaves the attempt open to question', () => {
    const next = apply(running, failing({ kind: 'unknown', message: 'time-out' }));
    expect(next).toMatchObject({ status: 'scheduled', attempts: [{ outcome: 'unknown' }] });
  });

  test('to look leaves the earlier attempt open to question', () => {
    const looking = publishing({ attempts: [attempt(1, 'unknown')] });
    const next = apply(looking, failing({ kind: 'transient', message: 'busy' }));
    expect(next.attempts).toMatchObject([{ outcome: 'unknown' }]);
  });

  test('ending it while the outcome is unknown says so', () => {
    const looking = publishing({ attempts: [attempt(1, 'unknown')] });
    expect(apply(looking, failing({ kind: 'permanent', message: 'No access.' }))).toMatchObject({
      status: 'failed',
      reason: englishText(
        'Facebook didn’t confirm whether this post was published. No access. Check there before you post it again.',
      ),
    });
  });

  test('a lost connection makes it wait, and reconnecting takes it up with a clean slate', () => {
    const tired = publishing({ attempts: [attempt(1, null)], failures: 5, firstFailureAt: now });
    const waiting = apply(tired, failing({ kind: 'reconnect', message: 'Expired' }));
    expect(waiting).toMatchObject({ status: 'scheduled', waitingFor: 'connection', failures: 5 });
    expect(apply(waiting, { type: 'connected' })).toMatchObject({
      status: 'scheduled',
      nextAttemptAt: now,
      waitingFor: 'retry',
      failures: 0,
    });
  });

  test('being connected again does not hurry what waits for its time', () => {
    expect(decide(scheduled, { type: 'connected' }, now).ok).toBe(false);
  });

  test.each(['absent', 'refused'] as const)(
    'by a duplicate that is not ours is the end, though an earlier attempt was %s',
    (outcome) => {
      const second = publishing({ attempts: [attempt(1, outcome), attempt(2, null)] });
      expect(apply(second, failing({ kind: 'duplicate', message: 'duplicate of r1' }))).toMatchObject({
        status: 'failed',
        reason: 'duplicate of r1',
        attempts: [{ outcome }, { outcome: 'refused' }],
      });
    },
  );

  describe('by a duplicate of another publication’s post', () => {
    const both = [attempt(1, 'unknown'), attempt(2, null)];
    const refusal = (duplicateSince: Date) =>
      failing({ kind: 'duplicate', message: 'duplicate of r1', duplicateSince });

    test('that was there before is the end: no attempt can have got through', () => {
      expect(apply(publishing({ attempts: both }), refusal(at(-5 * MINUTE)))).toMatchObject({
        status: 'failed',
        reason: 'duplicate of r1',
        attempts: [{ outcome: 'absent' }, { outcome: 'refused' }],
      });
    });

    test.each([
      ['came out at about the same time', at(-30_000), {}],
      ['was there before, when earlier words were sent', at(-5 * MINUTE), { editedAfter: 1 }],
    ])('that %s leaves open what became of an attempt', (_, since, history) => {
      expect(apply(publishing({ attempts: both, ...history }), refusal(since))).toMatchObject({
        status: 'failed',
        reason: englishText(expect.stringMatching(/didn’t confirm .*duplicate of r1/)),
        attempts: [{ outcome: 'unknown' }, { outcome: 'refused' }],
      });
    });
  });

  test.each([
    [0, 10 * MINUTE],
    [40 * MINUTE, 40 * MINUTE],
    [3 * 24 * 60 * MINUTE, 60 * MINUTE],
  ])('of the connection, %i ms after its time, is looked at again in %i', (late, wait) => {
    const next = apply(running, failing({ kind: 'reconnect', message: 'Expired' }), at(late));
    expect(next).toMatchObject({ nextAttemptAt: at(late + wait), waitingFor: 'connection' });
  });
});

test('the network does not have it: the attempts so far are settled', () => {
  const looking = publishing({ attempts: [attempt(1, 'unknown')] });
  expect(apply(looking, { type: 'absent' }).attempts).toMatchObject([{ outcome: 'absent' }]);
});

test('only a publication that hasn’t begun can be canceled', () => {
  expect(apply(scheduled, { type: 'cancel' })).toMatchObject({ status: 'canceled', canceledAt: now });
  expect(decide(publishing(), { type: 'cancel' }, now).ok).toBe(false);
});

test('leaves finished publications alone', () => {
  const ends: Publication[] = [
    createPublication({ status: 'published', publishedAt: now, remoteId: 'r', url: null }),
    createPublication({ status: 'failed', failedAt: now, reason: 'x' }),
    createPublication({ status: 'canceled', canceledAt: now }),
  ] satisfies InState<'published' | 'failed' | 'canceled'>[];
  const commands: Command[] = [
    ...(['expire', 'start', 'absent', 'connected', 'cancel'] as const).map((type) => ({ type })),
    { type: 'take', lease },
    { type: 'published', remoteId: 'x', url: null },
    failing({ kind: 'transient', message: 'x' }),
  ];
  for (const end of ends)
    for (const command of commands) expect(decide(end, command, at(1000 * MINUTE)).ok).toBe(false);
});
