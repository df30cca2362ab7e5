import { describe, expect, test } from '@jest/globals';
import type { Change } from './change.ts';
import { nextNotification } from './next-notification.ts';
import type { Notification } from './notification.ts';
import { idOf } from './notification-id.ts';

const change = (revision: number, kind: Change['kind'], more: Partial<Change> = {}): Change => ({
  workspaceId: 'w1',
  subject: 'publication/p1',
  platform: 'facebook',
  publication: null,
  accountName: null,
  targetIds: [],
  draft: null,
  webhook: null,
  member: null,
  audience: null,
  actorId: null,
  revision,
  kind,
  at: new Date(revision * 1000),
  occurrence: '',
  kept: false,
  ...more,
});
/** Returns the stored notification after changes, and the revisions that notified. */
function after(...all: Change[]): { stored: Notification | null; notified: number[] } {
  let current: Notification | null = null;
  const notified: number[] = [];
  for (const one of all) {
    const next = nextNotification(current, one);
    if (next?.isNew) notified.push(one.revision);
    current = next?.notification ?? current;
  }
  return { stored: current, notified };
}

describe('each failure notifies once', () => {
  const first = change(1, 'failed', { occurrence: '10:00' });
  const retried = change(2, null);
  const second = change(3, 'failed', { occurrence: '10:05' });

  test('and the next one anew, under an id of its own', () => {
    const { stored, notified } = after(first, retried, second);
    expect(notified).toEqual([1, 3]);
    expect(stored).toMatchObject({ kind: 'failed', shown: true, at: new Date(3000) });
    const [before] = [after(first).stored];
    expect(stored && before && idOf(stored) !== idOf(before)).toBe(true);
  });

  test('however often its event comes, and whatever came since', () => {
    expect(after(first, first).notified).toEqual([1]);
    const { stored, notified } = after(first, retried, second, first, retried);
    expect(notified).toEqual([1, 3]);
    expect(stored).toMatchObject({ shown: true, revision: 3 });
  });

  test('and its new words notify nobody', () => {
    const edited = change(2, 'failed', { occurrence: '10:00' });
    const { stored, notified } = after(first, edited);
    expect(notified).toEqual([1]);
    expect(stored).toMatchObject({ revision: 2, notifiedRevision: 1, at: new Date(1000) });
  });
});

test('a later state takes the place of what needed attention', () => {
  const { stored, notified } = after(change(1, 'waiting_for_connection'), change(2, 'published'));
  expect(notified).toEqual([1, 2]);
  expect(stored).toMatchObject({ kind: 'published', shown: true });
  expect(after(change(1, 'waiting_for_connection'), change(2, null)).stored).toMatchObject({ shown: false });
});

test('a deleted post stays deleted, even if older changes arrive late', () => {
  const { stored, notified } = after(change(6, null, { kept: true }), change(5, 'failed'));
  expect(notified).toEqual([]);
  expect(stored).toMatchObject({ shown: false });
});

describe('a connection', () => {
  test('notifies of being restored when it had notified of being lost', () => {
    expect(after(change(1, 'connection_lost'), change(2, 'connection_restored')).notified).toEqual([1, 2]);
  });
  test('notifies nobody when it is created, or connected again without having been lost', () => {
    expect(after(change(1, 'connection_restored')).stored).toBeNull();
    const lostChanges = [change(1, 'connection_lost'), change(2, 'connection_restored')];
    expect(after(...lostChanges, change(3, 'connection_restored')).notified).toEqual([1, 2]);
  });
  test('that its user undoes needs no attention', () => {
    expect(after(change(1, 'connection_lost'), change(2, null)).stored).toMatchObject({ shown: false });
  });
});
