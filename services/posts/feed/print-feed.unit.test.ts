import { describe, expect, test } from '@jest/globals';
import { isInCalendar, versionsOf } from '../domain/calendar-entry.ts';
import { decide } from '../domain/decide.ts';
import { freshHistory, type Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { printFeed } from './print-feed.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const createdAt = new Date(START);

const publication = (n: number): Publication => ({
  id: `post-${n}`,
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: `page${n}`,
  targetName: 'Page',
  content: 'Bells',
  media: [],
  createdAt: createdAt,
  dueAt: new Date(START + 60 * MINUTE),
  localTime: null,
  timezone: null,
  ...freshHistory([]),
  status: 'scheduled',
  nextAttemptAt: createdAt,
  waitingFor: 'time',
  reason: null,
});

const print = (all: readonly Publication[]): string => {
  const entries = all.map((one) => ({
    ...one,
    revision: one.calendarRevision,
    changedAt: one.calendarChangedAt ?? one.createdAt,
  }));
  const calendarEntries = entries.filter(isInCalendar);
  const feed = { entries: calendarEntries, versions: versionsOf(entries), workspaceId: 'ada' };
  return printFeed({ ...feed, publicUrl: 'https://bells.example' }).text;
};

interface Printed {
  readonly sequence: number;
  readonly changed: string;
  readonly stamp: string;
  /** All that the versions don't say. */
  readonly content: string;
}

/** The events of a feed, by UID. */
function eventsOf(text: string): Map<string, Printed> {
  const blocks = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
  return new Map(
    blocks.map((block) => {
      const lines = block.split('\r\n');
      const textOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.split(':')[1] ?? '';
      const content = lines.filter((line) => !/^(SEQUENCE|LAST-MODIFIED|DTSTAMP):/.test(line)).join('\n');
      const [changed, stamp] = [textOf('LAST-MODIFIED'), textOf('DTSTAMP')];
      return [textOf('UID'), { sequence: Number(textOf('SEQUENCE')), changed, stamp, content }];
    }),
  );
}

/** Applies a command that has no obstacles. */
function follow(all: readonly Publication[], n: number, command: UserCommand, now: Date): Publication[] {
  return all.map((one, at) => {
    const decision = at === n ? decide(one, command, now) : null;
    return decision?.ok ? decision.next : one;
  });
}

const move = (minute: number): UserCommand => ({
  type: 'reschedule',
  dueAt: new Date(START + minute * MINUTE),
  localTime: null,
  timezone: null,
});

/** Numbers below a bound, the same for the same seed. */
function randomFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % bound;
  };
}

describe('the versions of an event', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'only grow, and grow with each change, whatever joins or leaves it (%d)',
    (seed) => {
      const random = randomFrom(seed + 1);
      const last = new Map<string, Printed>();
      let all = [1, 2, 3].map(publication);
      let now = START;
      for (let step = 0; step < 60; step++) {
        // Another process may be a little behind.
        now += (random(5) - 1) * 1000;
        const commands: UserCommand[] = [
          ...[move(60), move(61), move(62), move(60), move(61)],
          ...([{ type: 'edit', content: `Bells ${random(2)}` }] as const),
          ...(random(12) === 0 ? ([{ type: 'cancel' }, { type: 'remove' }] as const) : []),
        ];
        const command = commands[random(commands.length)];
        if (command) all = follow(all, random(3), command, new Date(now));
        for (const [uid, event] of eventsOf(print(all))) {
          const before = last.get(uid);
          if (before) {
            expect(event.sequence).toBeGreaterThanOrEqual(before.sequence);
            expect(event.changed >= before.changed).toBe(true);
            if (event.content !== before.content) expect(event.sequence).toBeGreaterThan(before.sequence);
          }
          expect(event.stamp).toBe(event.changed);
          last.set(uid, event);
        }
      }
    },
  );

  test('stay when nothing changes that a subscriber sees', () => {
    const [one] = [publication(1)];
    if (!one) return;
    const text = print([one]);
    const lease = { id: 'l', by: 'w' };
    const decision = decide(
      { ...one, dueAt: one.dueAt },
      { type: 'take', lease },
      new Date(START + 60 * MINUTE),
    );
    expect(decision.ok && print([decision.next])).toBe(text);
    const moveDecision = decide(one, move(60), new Date(START + MINUTE));
    expect(moveDecision.ok && print([moveDecision.next])).toBe(text);
  });
});

test('the feed has no METHOD, which would demand an ORGANIZER', () => {
  expect(print([publication(1)])).not.toMatch(/METHOD|ORGANIZER/);
});

test('the last line of the feed ends as every line does', () => {
  expect(print([publication(1)])).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('a post without text has no empty description', () => {
  expect(print([{ ...publication(1), content: '' }])).not.toContain('DESCRIPTION');
});

test('an event is stamped with its last revision, and before any with its creation', () => {
  const [first] = [...eventsOf(print([publication(1)])).values()];
  expect(first?.stamp).toBe('20260302T090000Z');
  const edited = follow([publication(1)], 0, { type: 'edit', content: 'New' }, new Date(START + MINUTE));
  const [second] = [...eventsOf(print(edited)).values()];
  expect(second).toMatchObject({ stamp: '20260302T090100Z', changed: '20260302T090100Z', sequence: 1 });
});
