import { toEnglish } from '@carillon/contracts/text.ts';
import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { isTooLateToRepeat, mustRepeat } from './blind-repeat.ts';
import { type Command, decide, LEASE_MS } from './decide.ts';
import { type Attempt, freshHistory, type Publication } from './publication.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-02T09:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);

const attempt = (outcome: Attempt['outcome'], startedAt = now): Attempt => ({
  n: 1,
  startedAt,
  endedAt: startedAt,
  outcome,
  message: 'no answer',
});
const publication = (platform: 'linkedin' | 'facebook', attempts: Attempt[], retriedAfter = 0) => ({
  id: 'p',
  postId: 'post',
  workspaceId: 'ada',
  platform,
  targetId: 't',
  targetName: 'Ada',
  content: 'Hello',
  media: [],
  createdAt: now,
  dueAt: now,
  localTime: null,
  timezone: null,
  ...freshHistory([]),
  attempts,
  retriedAfter,
});
const running = (...args: Parameters<typeof publication>): Publication => ({
  ...publication(...args),
  status: 'publishing',
  lease: { id: 'l', by: 'w', until: new Date(now.getTime() + LEASE_MS) },
});
const due = (...args: Parameters<typeof publication>): Publication => ({
  ...publication(...args),
  status: 'scheduled',
  nextAttemptAt: now,
  waitingFor: 'retry',
  reason: null,
});
const after = (before: Publication, command: Command, hours: number): Publication => {
  const decision = decide(before, command, at(hours));
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};
const busyUntil = (hours: number): Command => ({
  type: 'fail',
  report: { kind: 'transient', message: 'Too many calls', retryAt: at(hours) },
  random: 0,
});

describe('a post that LinkedIn gave no answer to', () => {
  const uncertain = [attempt('unknown')];

  test('is tried once more while LinkedIn knows it again, though it asked for a longer wait', () => {
    expect(after(running('linkedin', uncertain), busyUntil(15), 1)).toMatchObject({
      status: 'scheduled',
      nextAttemptAt: at(12),
    });
    const cooldown: Command = { type: 'cool-down', until: at(15), reason: 'busy' };
    expect(after(due('linkedin', uncertain), cooldown, 1)).toMatchObject({ nextAttemptAt: at(12) });
    expect(mustRepeat(due('linkedin', uncertain), at(11.9))).toBe(false);
    expect(mustRepeat(due('linkedin', uncertain), at(12))).toBe(true);
  });

  test('is then tried whatever it asks for, and no more after some hours: its owner is asked to check', () => {
    const soon = after(running('linkedin', uncertain), busyUntil(24), 12);
    expect(soon.status === 'scheduled' && soon.nextAttemptAt.getTime() - at(12).getTime()).toBeLessThan(HOUR);
    expect(after(running('linkedin', uncertain), busyUntil(24), 16)).toMatchObject({
      status: 'failed',
      reason: englishText(expect.stringMatching(/^LinkedIn didn’t confirm whether this post was published/)),
    });
    expect(isTooLateToRepeat(due('linkedin', uncertain), at(16))).toBe(false);
    expect(isTooLateToRepeat(due('linkedin', uncertain), at(16.1))).toBe(true);
  });

  test('counts anew when its owner sends it again', () => {
    const again = [attempt('unknown'), attempt('unknown', at(30))];
    expect(isTooLateToRepeat(due('linkedin', again, 1), at(40))).toBe(false);
    expect(isTooLateToRepeat(due('linkedin', uncertain, 1), at(40))).toBe(false);
  });
});

test.each([
  ['a network that can be asked', 'facebook', 'unknown'],
  ['an attempt that was refused', 'linkedin', 'refused'],
] as const)('%s is given all the time that it asks for', (_, platform, outcome) => {
  const waiting = after(running(platform, [attempt(outcome)]), busyUntil(15), 1);
  expect(waiting).toMatchObject({ nextAttemptAt: at(15) });
  expect(isTooLateToRepeat(waiting, at(47))).toBe(false);
});
