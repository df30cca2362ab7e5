import { expect, test } from '@jest/globals';
import { type AttemptOutcome, freshHistory, type InState } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { publishRequest } from './publish-request.ts';

const now = new Date('2026-03-01T10:00:00Z');

const requested = (outcomes: readonly (AttemptOutcome | null)[], editedAfter = 0) => {
  const publication: InState<'publishing'> = {
    id: 'p',
    postId: 'post',
    workspaceId: 'u',
    platform: 'facebook',
    targetId: 't',
    targetName: 'Page',
    content: 'Hello',
    media: [],
    createdAt: now,
    dueAt: now,
    localTime: null,
    timezone: null,
    ...freshHistory([]),
    editedAfter,
    status: 'publishing',
    lease: { id: 'l', by: 'w', until: now },
    attempts: outcomes.map((outcome, at) => ({
      n: at + 1,
      startedAt: now,
      endedAt: null,
      outcome,
      message: null,
    })),
  };
  return publishRequest(
    { stores: { leases: {} as LeaseStore }, media: {} as MediaLibrary, clock: () => now },
    publication,
    { id: 't', access: { token: 'token' }, revision: 1 },
    {
      isTaken: async () => false,
      signal: new AbortController().signal,
      hasLease: () => true,
    },
  );
};

test('every attempt carries the id of its publication', () => {
  expect([requested([null]), requested(['unknown', null])].map(({ key }) => key)).toEqual(['p', 'p']);
});

test.each([
  ['is the first', [null], 0, false],
  ['comes after refusals', ['refused', 'refused', null], 0, false],
  ['comes after one without an answer', ['unknown', 'refused', null], 0, true],
  ['comes after one that the network did not have yet', ['absent', null], 0, true],
  ['comes after one that sent other words', ['absent', null], 1, false],
] as const)('an attempt that %s may find its own words there: %#', (_, outcomes, editedAfter, expected) => {
  expect(requested(outcomes, editedAfter).mayBeOut).toBe(expected);
});
