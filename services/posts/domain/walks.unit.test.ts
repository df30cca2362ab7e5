import { expect, test } from '@jest/globals';
import { type Command, decide, wakeAt } from './decide.ts';
import { freshHistory, mayBeOut, type Publication } from './publication.ts';

// Walks of commands in any order and at any time, from seeds, so that a walk that fails can be walked again.
const WALKS = 400;
const STEPS = 60;
const MINUTE = 60_000;
const start = new Date('2026-03-02T09:00:00Z');

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const first: Publication = {
  id: 'p1',
  postId: 'post',
  workspaceId: 'ada',
  platform: 'facebook',
  targetId: 'page1',
  targetName: 'Page',
  content: 'Hello',
  media: [],
  ...freshHistory([]),
  createdAt: start,
  dueAt: start,
  localTime: null,
  timezone: null,
  status: 'scheduled',
  nextAttemptAt: start,
  waitingFor: 'time',
  reason: null,
};

function anyCommand(random: () => number, now: Date): Command {
  const later = (minutes: number) => new Date(now.getTime() + random() * minutes * MINUTE);
  const kinds = ['transient', 'unknown', 'reconnect', 'forbidden', 'duplicate', 'permanent'] as const;
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'transient';
  const commands: Command[] = [
    ...([{ type: 'expire' }, { type: 'expire' }, { type: 'start' }, { type: 'start' }] as const),
    ...([{ type: 'absent' }, { type: 'connected' }, { type: 'drop-files' }, { type: 'retry' }] as const),
    ...([{ type: 'cancel' }, { type: 'cancel', acceptUnknown: true }, { type: 'remove' }] as const),
    { type: 'edit', content: `words ${random()}` },
    { type: 'reschedule', dueAt: later(3000), localTime: '2026-03-03 10:00:00', timezone: 'UTC' },
    { type: 'take', lease: { id: `l${random()}`, by: 'w' } },
    { type: 'take', lease: { id: `l${random()}`, by: 'w' } },
    { type: 'cool-down', until: later(60), reason: 'busy' },
    { type: 'published', remoteId: 'r', url: null },
    {
      type: 'fail',
      report: { kind, message: 'no', ...(random() < 0.3 && { remoteId: 'r' }) },
      random: random(),
    },
  ];
  return commands[Math.floor(random() * commands.length)] ?? { type: 'expire' };
}

function walk(
  seed: number,
  visit: (before: Publication, command: Command, after: Publication) => void,
): void {
  const random = numbers(seed);
  let now = start;
  let publication = first;
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + random() ** 4 * 3000 * MINUTE);
    const command = anyCommand(random, now);
    const decision = decide(publication, command, now);
    if (!decision.ok) continue;
    visit(publication, command, decision.next);
    publication = decision.next;
  }
}

const everyStep = (check: (before: Publication, command: Command, after: Publication) => void): number => {
  let steps = 0;
  for (let seed = 1; seed <= WALKS; seed++)
    walk(seed, (before, command, after) => {
      steps++;
      try {
        check(before, command, after);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${command.type} on ${before.status} to ${after.status}`, { cause });
      }
    });
  return steps;
};

const ENDS = ['published', 'failed', 'canceled'];

test('always finds an unfinished publication again', () => {
  const steps = everyStep((_, __, after) => expect(wakeAt(after) === null).toBe(ENDS.includes(after.status)));
  expect(steps).toBeGreaterThan(WALKS);
});

test('never changes the state of a published or canceled publication', () => {
  everyStep((before, _, after) => {
    if (before.status === 'published' || before.status === 'canceled')
      expect(after.status).toBe(before.status);
  });
});

test('never revives a removed publication', () => {
  let removed = 0;
  everyStep((before, _, after) => {
    if (before.removedAt === null) return;
    removed++;
    expect(after.removedAt).not.toBeNull();
    expect([before.status, ENDS.includes(before.status)]).toEqual([after.status, true]);
  });
  expect(removed).toBeGreaterThan(WALKS);
});

test('waits until the network can have finished before it looks for a dead worker’s post', () => {
  let died = 0;
  everyStep((before, { type }, after) => {
    if (type !== 'expire' || before.status !== 'publishing' || !mayBeOut(before.attempts)) return;
    died++;
    const then = after.status === 'scheduled' ? after.nextAttemptAt : null;
    expect(then?.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
      before.lease.until.getTime() + MINUTE,
    );
  });
  expect(died).toBeGreaterThan(0);
});

test('never cancels, edits or moves a publication that may be published', () => {
  everyStep((before, _, after) => {
    if (after.status === 'canceled') expect(mayBeOut(after.attempts)).toBe(false);
    if (!mayBeOut(before.attempts)) return;
    expect(after.content).toBe(before.content);
    expect(after.dueAt).toBe(before.dueAt);
  });
});

test('changes a leased publication only through its worker, or after the lease has expired', () => {
  everyStep((before, { type }) => {
    if (before.status === 'publishing')
      expect(['start', 'absent', 'published', 'fail', 'expire']).toContain(type);
  });
});

test('no try is ever forgotten, and every change of state counts', () => {
  everyStep((before, _, after) => {
    expect(after.attempts.length).toBeGreaterThanOrEqual(before.attempts.length);
    const learned = before.status === 'publishing' && after.status === 'publishing';
    expect(after.revision).toBe(before.revision + (learned ? 0 : 1));
  });
});
