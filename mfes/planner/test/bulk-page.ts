import type { BatchPost } from '@carillon/contracts/http/posts/schedule-batch.ts';
import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { user as ada, show } from './show.ts';

export const events = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

export const sentPosts: BatchPost[] = [];
export const page = (answers: NonNullable<Parameters<typeof show>[1]>['answers'] = {}, user = ada) =>
  show([], {
    path: '/bulk-post',
    user,
    answers: {
      'identity.listConnections': connectionsReply([
        connectionOf('facebook', [{ id: 'p1', name: 'Corner Bakehouse' }]),
      ]),
      'posts.getQueue': { success: true, schedules: [] },
      'posts.scheduleBatch': ({ body }: { body?: unknown }) => {
        const { posts } = body as { posts: BatchPost[] };
        sentPosts.push(...posts);
        const answer = ({ idempotency_key }: BatchPost) => ({
          idempotency_key,
          outcome: 'scheduled',
          post_id: 'made',
          due_at: '2027-01-02T09:00:00.000Z',
          error: null,
          message: null,
          errors: {},
        });
        return { success: true, results: posts.map(answer) };
      },
      ...answers,
    },
  });
export const twoPages = {
  'identity.listConnections': connectionsReply([
    connectionOf('facebook', [
      { id: 'p1', name: 'Corner Bakehouse' },
      { id: 'p2', name: 'Market, Hall' },
    ]),
  ]),
};

const CSV =
  'Text,Posting Time,Accounts,Tags,Comment(s)\nFirst,2027-01-02 10:00,Facebook,a,#bells\nSecond,2020-01-02 10:00,Facebook,,\n';
export const choose = async (text = CSV) =>
  events().upload(
    await screen.findByLabelText('CSV or Excel file'),
    new File([text], 'posts.csv', { type: 'text/csv' }),
  );
export const chooseWorkbook = async (bytes: Uint8Array, name = 'posts.xlsx') =>
  events().upload(
    await screen.findByLabelText('CSV or Excel file'),
    new File([bytes as Uint8Array<ArrayBuffer>], name),
  );
export const rowOf = async (number: number) =>
  within(await screen.findByRole('row', { name: new RegExp(`Row ${number} ?,?`) }));

/** Freezes the time of each test, and forgets what the test before it sent and stored. */
export function setUpBulkPage(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });
  beforeEach(() => {
    sentPosts.length = 0;
  });
}
