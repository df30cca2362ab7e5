import type { Role } from '@carillon/contracts/domain/roles.ts';
import { toEnglish } from '@carillon/contracts/text.ts';
import { englishText } from '@carillon/kit/test/said.ts';
import { describe, expect, test } from '@jest/globals';
import { type Command, decide, LEASE_MS, wakeAt } from './decide.ts';
import { detailOf } from './detail.ts';
import {
  type Attempt,
  attemptsOfText,
  freshHistory,
  type History,
  type Publication,
  type PublicationSpec,
  type State,
} from './publication.ts';
import { factsOf, viewOf } from './view.ts';

const now = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const spec: PublicationSpec = {
  id: 'p1',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: 'Hello',
  media: [],
  createdAt: at(-DAY),
  dueAt: at(DAY),
  localTime: '2026-03-03 10:00:00',
  timezone: 'Europe/Berlin',
};
const createPublication = (state: State, more: Partial<PublicationSpec & History> = {}): Publication => ({
  ...spec,
  ...freshHistory(more.media ?? []),
  ...more,
  ...state,
});
const attemptWith = (outcome: Attempt['outcome'], endedAt = at(-MINUTE)): { attempts: Attempt[] } => ({
  attempts: [{ n: 1, startedAt: at(-2 * MINUTE), endedAt, outcome, message: null }],
});
const media = [
  { mediaId: 'm', folder: 'f', file: 'a.jpg', kind: 'image', mime: 'image/jpeg', bytes: 1, altText: '' },
] as const;

const waits = (waitingFor: 'time' | 'retry' | 'connection'): State => ({
  status: 'scheduled',
  nextAttemptAt: at(DAY),
  waitingFor,
  reason: null,
});
const DUE = { nextAttemptAt: at(-MINUTE) };
const failedState: State = { status: 'failed', failedAt: at(-MINUTE), reason: 'Refused.' };
const STATES = {
  'waiting for its time': createPublication(waits('time')),
  'waiting for another try': createPublication(waits('retry'), attemptWith('refused')),
  'waiting for the connection': createPublication(waits('connection'), attemptWith('refused')),
  'waiting, maybe out': createPublication(waits('retry'), attemptWith('unknown')),
  'blocked, maybe out': createPublication(waits('connection'), attemptWith('unknown')),
  due: createPublication({ ...waits('time'), ...DUE }),
  'due, maybe out': createPublication({ ...waits('retry'), ...DUE }, attemptWith('unknown')),
  publishing: createPublication({ status: 'publishing', lease: { id: 'l', by: 'w', until: at(LEASE_MS) } }),
  published: createPublication(
    { status: 'published', publishedAt: now, remoteId: 'r', url: null },
    attemptWith('published'),
  ),
  failed: createPublication(failedState, attemptWith('refused')),
  'failed, maybe out': createPublication(failedState, attemptWith('unknown')),
  'failed, its files gone': createPublication(failedState, {
    ...attemptWith('refused'),
    media,
    files: 'gone',
  }),
  canceled: createPublication({ status: 'canceled', canceledAt: now }),
  'failed, then deleted': createPublication(failedState, { ...attemptWith('refused'), removedAt: now }),
  'canceled, then deleted': createPublication({ status: 'canceled', canceledAt: now }, { removedAt: now }),
};
const viewed = (one: Publication) => detailOf(one, { role: 'owner', now }, () => '').moves;
type StateName = keyof typeof STATES;

const COMMANDS = {
  cancel: { type: 'cancel' },
  'cancel all the same': { type: 'cancel', acceptUnknown: true },
  reschedule: { type: 'reschedule', dueAt: at(2 * DAY), localTime: '2026-03-04 10:00:00', timezone: 'UTC' },
  edit: { type: 'edit', content: 'Better words' },
  retry: { type: 'retry' },
  remove: { type: 'remove' },
} satisfies Record<string, Command>;
type CommandName = keyof typeof COMMANDS;

/** The resulting status, or a pattern of the rejection's reason. */
const UNDER_WAY = /being published right now/;
const MAYBE = /may already be published: Facebook didn’t confirm/;
const OUT = /is published, so it can’t be .* from here/;
const OVER = /was canceled/;
const FAILED = /has failed and won’t be retried automatically/;
const DELETED = /was deleted/;
const all = (expected: string | RegExp): Record<CommandName, string | RegExp> => ({
  cancel: expected,
  'cancel all the same': expected,
  reschedule: expected,
  edit: expected,
  retry: expected,
  remove: expected,
});
const waiting = {
  cancel: 'canceled',
  'cancel all the same': 'canceled',
  reschedule: 'scheduled',
  edit: 'scheduled',
  retry: /hasn’t failed/,
  remove: 'canceled',
};
const maybe = { ...all(MAYBE), 'cancel all the same': 'failed', retry: /hasn’t failed/ };
const over = { ...all(FAILED), edit: 'failed', retry: 'scheduled', remove: 'failed' };

const EXPECTED: Record<StateName, Record<CommandName, string | RegExp>> = {
  'waiting for its time': waiting,
  'waiting for another try': waiting,
  'waiting for the connection': waiting,
  'waiting, maybe out': maybe,
  'blocked, maybe out': maybe,
  due: waiting,
  'due, maybe out': maybe,
  publishing: all(UNDER_WAY),
  published: { ...all(OUT), remove: 'published' },
  failed: over,
  'failed, maybe out': { ...over, edit: MAYBE },
  'failed, its files gone': { ...over, retry: /images or video are no longer stored/ },
  canceled: { ...all(OVER), remove: 'canceled' },
  'failed, then deleted': { ...all(DELETED), remove: 'failed' },
  'canceled, then deleted': { ...all(DELETED), remove: 'canceled' },
};

const TABLE = Object.entries(EXPECTED).flatMap(([state, row]) =>
  Object.entries(row).map(([command, expected]) => [state, command, expected] as const),
);

test.each(TABLE)('%s: %s comes to %s', (state, command, expected) => {
  const decision = decide(STATES[state as StateName], COMMANDS[command as CommandName], now);
  if (expected instanceof RegExp)
    expect(decision.ok ? null : toEnglish(decision.rejectionReason)).toMatch(expected);
  else expect(decision).toMatchObject({ ok: true, next: { status: expected, revision: 1 } });
});

const listOffered = (state: StateName, role: Role) => {
  const view = viewOf(STATES[state], { role, now });
  return {
    'cancel all the same': view.can_cancel,
    reschedule: view.can_reschedule,
    edit: view.can_edit,
    retry: view.can_retry,
    remove: view.can_delete,
  };
};

test('the view offers possible commands, and nothing to users without the right', () => {
  for (const [state, command, expected] of TABLE) {
    // A publication that may already be published needs one more question to cancel.
    if (command === 'cancel') continue;
    const name = command as keyof ReturnType<typeof listOffered>;
    const offersOf = (role: Role) => [state, name, listOffered(state as StateName, role)[name]];
    expect(offersOf('editor')).toEqual([state, name, !(expected instanceof RegExp)]);
    expect(offersOf('writer')).toEqual([state, name, false]);
  }
});

const take = { type: 'take', lease: { id: 'l', by: 'w' } } as const;
const after = (state: StateName, command: CommandName): Publication => {
  const decision = decide(STATES[state], COMMANDS[command], now);
  if (!decision.ok) throw new Error(toEnglish(decision.rejectionReason));
  return decision.next;
};

describe('afterwards', () => {
  test('never takes up a canceled or deleted publication again', () => {
    for (const command of ['cancel', 'remove'] as const) {
      const endedPublication = after('waiting for another try', command);
      expect(wakeAt(endedPublication)).toBeNull();
      expect(decide(endedPublication, take, at(30 * DAY)).ok).toBe(false);
      expect(decide(endedPublication, { type: 'connected' }, at(30 * DAY)).ok).toBe(false);
    }
  });

  test('reports that a stopped publication may be published, and doesn’t call it canceled', () => {
    const stopped = after('blocked, maybe out', 'cancel all the same');
    expect(stopped).toMatchObject({
      reason: englishText(expect.stringMatching(/^You stopped it.*Check there/)),
    });
    expect(wakeAt(stopped)).toBeNull();
  });

  test('resets a moved publication, which waits for its new time in its new zone', () => {
    const movedPublication = after('waiting for the connection', 'reschedule');
    expect(movedPublication).toMatchObject({
      waitingFor: 'time',
      dueAt: at(2 * DAY),
      nextAttemptAt: at(2 * DAY),
      failures: 0,
      reason: null,
      localTime: '2026-03-04 10:00:00',
      timezone: 'UTC',
    });
  });

  test('each move is remembered with the time before it, as often as a reader wants to know', () => {
    const first = after('waiting for its time', 'reschedule');
    const move = { at: now, from: at(DAY), fromZone: 'Europe/Berlin', to: at(2 * DAY), toZone: 'UTC' };
    expect(first.moves).toEqual([move]);
    expect(viewed(first)).toMatchObject([{ from: at(DAY).toISOString(), to_timezone: 'UTC' }]);
    const same = decide(first, COMMANDS.reschedule, now);
    expect(same).toMatchObject({ next: { moves: [move] } });
    let one: Publication = first;
    for (let n = 0; n < 30; n++) {
      const dueAt = at(3 * DAY + n);
      const decision = decide(one, { ...COMMANDS.reschedule, dueAt }, now);
      if (decision.ok) one = decision.next;
    }
    expect(one.moves).toHaveLength(20);
    expect(one.moves.at(-1)?.to).toEqual(at(3 * DAY + 29));
  });

  test('makes an immediate publication due at once, and records that nobody planned that time', () => {
    const command = { type: 'reschedule', dueAt: now, localTime: null, timezone: null } as const;
    const decision = decide(STATES['waiting for its time'], command, now);
    expect(decision).toMatchObject({
      next: { dueAt: now, nextAttemptAt: now, localTime: null, moves: [{ from: at(DAY), to: null }] },
    });
  });

  test('reports when it was canceled', () => {
    expect(factsOf(after('waiting for its time', 'cancel'), now).canceled_at).toBe(now.toISOString());
  });

  test('words are not replaced by somebody who has not seen them', () => {
    const waits = { ...STATES['waiting for its time'], content: 'Newer words' };
    const edit = (content: string, seenVersions?: string[]) =>
      decide(waits, { type: 'edit', content, seen: seenVersions }, now);
    expect(edit('Mine', ['Old words'])).toMatchObject({
      ok: false,
      rejectionReason: expect.stringMatching(/changed in another tab/),
    });
    // Text that the caller has seen may be replaced, and any text by a caller that doesn't name what it saw.
    expect(edit('Mine', ['Old words', 'Newer words']).ok).toBe(true);
    expect(edit('Mine').ok).toBe(true);
    // The same words once more take nothing away.
    expect(edit('Newer words', ['Old words']).ok).toBe(true);
  });

  test('says first that it can’t be changed at all', () => {
    expect(decide(STATES.published, { type: 'edit', content: 'Mine', seen: [] }, now)).toMatchObject({
      rejectionReason: englishText(expect.stringMatching(OUT)),
    });
  });

  test('keeps the time of an edited publication, and drops what a network stored for the old text', () => {
    const notedPublication = {
      ...STATES['waiting for another try'],
      notes: [{ key: 'container', value: '1' }],
    };
    const decision = decide(notedPublication, COMMANDS.edit, now);
    expect(decision).toMatchObject({
      next: { content: 'Better words', notes: [], editedAt: now, nextAttemptAt: at(DAY) },
    });
    // By any clock, the attempt that comes next sent the new words.
    const next = decision.ok ? decision.next : notedPublication;
    const early = { ...attemptWith('unknown', at(-DAY)).attempts[0], n: next.attempts.length + 1 } as Attempt;
    expect(attemptsOfText({ ...next, attempts: [...next.attempts, early] })).toEqual([early]);
  });

  test('drops the old text of a moved publication whose links contain the date', () => {
    const value = (date: string) => ({
      parameters: [{ name: 'utm_campaign', value: date }],
      domains: null,
      timezone: 'UTC',
    });
    const moveResult = (linkTags: PublicationSpec['linkTags'], localTime: string) => {
      const more = { ...attemptWith('refused'), notes: [{ key: 'container', value: '1' }], linkTags };
      const notedPublication = createPublication(waits('retry'), { ...more, content: 'https://example.com' });
      const time = { dueAt: at(3 * DAY), localTime, timezone: 'Europe/Berlin' };
      const decision = decide(notedPublication, { type: 'reschedule', ...time }, now);
      return (
        decision.ok && { notes: decision.next.notes.length, attempts: attemptsOfText(decision.next).length }
      );
    };
    expect(moveResult(value('{date}'), '2026-03-05 10:00:00')).toEqual({ notes: 0, attempts: 0 });
    expect(moveResult(value('{date}'), '2026-03-03 18:00:00')).toEqual({ notes: 1, attempts: 1 });
    expect(moveResult(value('spring'), '2026-03-05 10:00:00')).toEqual({ notes: 1, attempts: 1 });
  });

  test('makes a retried publication due at once and no longer late', () => {
    const again = after('failed', 'retry');
    expect(again).toMatchObject({ nextAttemptAt: now, waitingFor: 'retry', failures: 0, retriedAt: now });
    expect(decide(again, take, at(6 * DAY))).toMatchObject({ next: { status: 'publishing' } });
  });

  test('looks for a publication that may be published before it retries, after the network had time to finish', () => {
    const recent = createPublication(failedState, { ...attemptWith('unknown', now), media, files: 'kept' });
    const decision = decide(recent, COMMANDS.retry, now);
    expect(decision).toMatchObject({
      next: {
        nextAttemptAt: at(3 * MINUTE),
        reason: englishText(expect.stringContaining('checks Facebook first')),
        attempts: [{ outcome: 'unknown' }],
      },
    });
  });

  test('drops the files of a deleted publication at once, and keeps those of a canceled one for a while', () => {
    const withMedia = createPublication(waits('time'), { media });
    expect(decide(withMedia, COMMANDS.remove, now)).toMatchObject({
      next: { files: 'pending-deletion', removedAt: now },
    });
    expect(decide(withMedia, COMMANDS.cancel, now)).toMatchObject({
      next: { files: 'kept', removedAt: null },
    });
  });
});
