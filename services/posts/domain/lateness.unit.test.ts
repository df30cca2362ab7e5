import { toEnglish } from '@carillon/contracts/text.ts';
import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { decide, LEASE_MS } from './decide.ts';
import { isLate } from './lateness.ts';
import {
  type Attempt,
  freshHistory,
  type History,
  type Publication,
  type PublicationSpec,
  type State,
} from './publication.ts';

const due = new Date('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(due.getTime() + ms);

const spec: PublicationSpec = {
  id: 'p1',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: 'Hello',
  media: [],
  createdAt: due,
  dueAt: due,
  localTime: null,
  timezone: null,
};
const createPublication = (state: State, more: Partial<History> = {}): Publication => ({
  ...spec,
  ...freshHistory([]),
  ...more,
  ...state,
});
const waits = (waitingFor: 'time' | 'connection', reason: string | null = null): State => ({
  status: 'scheduled',
  nextAttemptAt: due,
  waitingFor,
  reason,
});
const unknown: Attempt[] = [{ n: 1, startedAt: due, endedAt: due, outcome: 'unknown', message: null }];

describe('late', () => {
  test.each<[string, State, number, boolean]>([
    ['what waits, a minute after its time', waits('time'), MINUTE, false],
    ['what waits, longer', waits('time'), MINUTE + 1, true],
    ['what went out in time', publishedState(0), DAY, false],
    ['what went out late', publishedState(2 * MINUTE), DAY, true],
    ['what failed', { status: 'failed', failedAt: due, reason: 'x' }, DAY, false],
    ['what was canceled', { status: 'canceled', canceledAt: due }, DAY, false],
  ])('%s', (_, state, ms, late) => {
    expect(isLate(createPublication(state), after(ms))).toBe(late);
  });

  test('is counted from when its owner last asked for it', () => {
    const again = createPublication(waits('time'), { retriedAt: after(DAY) });
    expect(isLate(again, after(DAY + MINUTE))).toBe(false);
  });
});

const LOST = 'Facebook needs to be connected again: Expired.';

describe('more than a week late', () => {
  const take = { type: 'take', lease: { id: 'l', by: 'w' } } as const;
  const connected = (state: State): Publication => {
    const decision = decide(createPublication(state), { type: 'connected' }, after(DAY));
    if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
    return decision.next;
  };

  test.each([
    ['planned', createPublication(waits('time')), null],
    ['without a connection', createPublication(waits('connection', LOST)), LOST],
    ['connected again', connected(waits('connection', LOST)), LOST],
  ])('what is %s ends when it is taken, instead of going out by surprise, and says why', (_, one, why) => {
    expect(decide(one, take, after(7 * DAY))).toMatchObject({ next: { status: 'publishing' } });
    const decision = decide(one, take, after(7 * DAY + 1));
    if (!decision.ok || decision.next.status !== 'failed') throw new Error('it has not failed');
    expect(toEnglish(decision.next.reason)).toMatch(
      /^This post is more than a week late.*You can still publish it/,
    );
    if (why) expect(JSON.stringify(decision)).toContain(why);
  });

  test('still looks for a post that may be published', () => {
    const maybe = createPublication(waits('connection'), { attempts: unknown });
    expect(decide(maybe, take, after(30 * DAY))).toMatchObject({ next: { status: 'publishing' } });
  });

  test('ends a publication that may be published but lost its connection, and asks the owner to check', () => {
    const state: State = { status: 'publishing', lease: { id: 'l', by: 'w', until: after(LEASE_MS) } };
    const report = { kind: 'reconnect', message: 'Expired' } as const;
    const fail = { type: 'fail', report, random: 0 } as const;
    expect(decide(createPublication(state, { attempts: unknown }), fail, after(8 * DAY))).toMatchObject({
      next: {
        status: 'failed',
        reason: englishText(expect.stringMatching(/didn’t confirm whether.*Expired. Check there/)),
      },
    });
  });
});

function publishedState(ms: number): State {
  return { status: 'published', publishedAt: after(ms), remoteId: 'r', url: null };
}
