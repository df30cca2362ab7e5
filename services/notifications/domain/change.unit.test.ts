import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { expect, test } from '@jest/globals';
import { changeOfConnection, changeOfPublication } from './change.ts';

const occurredAt = '2026-03-01T10:00:00.000Z';
const outer = { id: 'e1', version: 1, occurredAt, correlationId: 'c1' };

const publication = (more: object, data: object = {}) => ({
  ...outer,
  type: publicationChanged.type,
  data: publicationChanged.data.parse({
    workspace_id: 'w1',
    post_id: 'post-1',
    words: 'The bells ring.',
    revision: 3,
    publication: {
      id: 'pub-1',
      platform: 'facebook',
      platform_id: 1,
      page_id: 'p1',
      target_name: 'Bells',
      status: 'published',
      due_at: null,
      published_at: null,
      late: false,
      attempts: 1,
      next_attempt_at: null,
      post_url: null,
      reason: null,
      ...more,
    },
    ...data,
  }),
});
const connection = (status: 'connected' | 'lost' | 'disconnected') => ({
  ...outer,
  type: connectionChanged.type,
  data: connectionChanged.data.parse({
    workspace_id: 'w1',
    platform: 'facebook',
    status,
    reason: null,
    revision: 4,
  }),
});
const waits = { status: 'scheduled', waiting_for: 'retry' };

test.each([
  ['failed', { status: 'failed' }, 'failed'],
  ['went out', {}, 'published'],
  ['went out late', { late: true }, 'published_late'],
  ['waits for its connection', { ...waits, waiting_for: 'connection' }, 'waiting_for_connection'],
  ['is put off by an hour', { ...waits, next_attempt_at: '2026-03-01T11:00:00Z' }, 'delayed'],
  ['is tried again in a moment', { ...waits, next_attempt_at: '2026-03-01T10:14:00Z' }, null],
  ['waits for its time', { ...waits, waiting_for: 'time' }, null],
  ['was canceled', { status: 'canceled' }, null],
  ['was deleted from its network', { taken_down_at: '2026-03-01T10:00:00Z' }, null],
])('a publication that %s', (_, more, kind) => {
  expect(changeOfPublication(publication(more))).toMatchObject({
    kind,
    revision: 3,
    subject: 'publication/pub-1',
  });
});

test.each(['queued', 'publishing'])('a publication that is %s is no change', (status) => {
  expect(changeOfPublication(publication({ status }))).toBeNull();
});

test('a deleted post has no more notifications, and is stored as deleted', () => {
  expect(changeOfPublication(publication({ status: 'failed' }, { removed: true }))).toMatchObject({
    kind: null,
    kept: true,
  });
});

test('a failure says by fields what screens make a sentence of', () => {
  const failed = { status: 'failed', reason_code: 'rejected', network_message: 'Too long' };
  expect(changeOfPublication(publication(failed))?.publication).toMatchObject({
    post_id: 'post-1',
    words: 'The bells ring.',
    target_name: 'Bells',
    reason_code: 'rejected',
    network_message: 'Too long',
  });
});

test.each([
  ['lost', 'connection_lost'],
  ['connected', 'connection_restored'],
  ['disconnected', null],
] as const)('a connection that is %s', (status, kind) => {
  expect(changeOfConnection(connection(status))).toMatchObject({
    kind,
    subject: 'connection/facebook',
    revision: 4,
    kept: true,
  });
});
