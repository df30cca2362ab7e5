import { describe, expect, test } from '@jest/globals';
import { displayStatusOf, doubtOf, type PublicationFacts } from './display-status.ts';

const now = new Date('2026-11-21T14:00:00Z');
const later = '2026-11-21T14:29:00Z';
const before = '2026-11-21T13:59:00Z';
const allConnected = new Map<never, never>();
const disconnected = new Map([['facebook', new Set<string>()]] as const);
const one = (more: Partial<PublicationFacts> = {}): PublicationFacts => ({
  platform: 'facebook',
  status: 'scheduled',
  due_at: before,
  scheduled_time: null,
  timezone: null,
  published_at: null,
  next_attempt_at: later,
  waiting_for: 'retry',
  may_be_out: false,
  ...more,
});
const plannedTime = {
  scheduled_time: '2026-11-22 15:00:00',
  timezone: 'UTC',
  due_at: '2026-11-22T15:00:00Z',
};
const forItsTime = one({ ...plannedTime, waiting_for: 'time', next_attempt_at: plannedTime.due_at });

test('shows when the next attempt is, without a spinner meanwhile', () => {
  expect(displayStatusOf(one(), allConnected, now)).toEqual({
    tag: 'retrying',
    busy: false,
    blocked: false,
    when: { lead: 'retrying', at: later, zone: null, ahead: true },
  });
});

test('a post waiting for a connection has no time, or its scheduled one', () => {
  const waiting = one({ waiting_for: 'connection' });
  expect(displayStatusOf(waiting, allConnected, now)).toEqual({
    tag: 'blocked',
    busy: false,
    blocked: true,
    when: null,
  });
  for (const displayStatus of [
    displayStatusOf({ ...waiting, ...plannedTime }, allConnected, now),
    displayStatusOf(forItsTime, disconnected, now),
  ])
    expect(displayStatus).toMatchObject({
      tag: 'blocked',
      when: { lead: 'planned', at: plannedTime.due_at },
    });
});

test('a scheduled post is published at its time, and is in progress after that', () => {
  expect(displayStatusOf(forItsTime, allConnected, now)).toMatchObject({
    tag: 'scheduled',
    busy: false,
    when: { lead: 'scheduled', at: plannedTime.due_at, zone: 'UTC', ahead: true },
  });
  expect(displayStatusOf({ ...forItsTime, due_at: before }, allConnected, now).busy).toBe(true);
  expect(displayStatusOf(one({ status: 'queued' }), allConnected, now)).toMatchObject({
    tag: 'queued',
    busy: true,
  });
});

test('a published post has its publishing time', () => {
  const out = one({ ...plannedTime, status: 'published', published_at: before });
  expect(displayStatusOf(out, disconnected, now)).toMatchObject({
    tag: 'published',
    busy: false,
    when: { lead: 'published', at: before, zone: null },
  });
});

describe('a post that may be published', () => {
  const unsure = one({ may_be_out: true });

  test('says so, and when Carillon looks', () => {
    expect(displayStatusOf(unsure, allConnected, now)).toMatchObject({
      tag: 'unknown',
      busy: false,
      when: null,
    });
    expect(doubtOf(unsure, allConnected, 'Europe/Berlin', now)).toBe(
      'It may already be published. Carillon will check at 3:29 PM and retry only if the post isn’t there.',
    );
  });

  test('is looked for at once when its time has come, and not before its network is connected', () => {
    const queued = { ...unsure, status: 'queued', next_attempt_at: null } as const;
    expect(doubtOf(queued, allConnected, 'UTC', now)).toMatch(/will check in a moment/);
    expect(doubtOf({ ...unsure, next_attempt_at: before }, allConnected, 'UTC', now)).toMatch(
      /will check in a moment/,
    );
    expect(doubtOf(unsure, disconnected, 'UTC', now)).toMatch(
      /Once Facebook is reconnected, Carillon will check and/,
    );
    expect(displayStatusOf(unsure, disconnected, now)).toMatchObject({
      tag: 'unknown',
      blocked: true,
      when: null,
    });
  });

  test('is only what still goes on: what failed says it by its reason, and a sure one has no doubt', () => {
    for (const sure of [one(), one({ may_be_out: true, status: 'failed' })])
      expect(doubtOf(sure, allConnected, 'UTC', now)).toBeNull();
  });
});
