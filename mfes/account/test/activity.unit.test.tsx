import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { defineRemote, type User } from '@carillon/sdk/index.ts';
import { renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toRow } from '../features/activity/model/row.ts';
import { sentenceOf, textOf } from '../features/activity/model/sentence.ts';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const userAs = (role: User['workspace']['role']): User => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Bakehouse', role },
});
const by = (name: string | null, more: object = {}): ActivityEntry['actor'] => ({
  kind: 'person',
  id: name?.toLowerCase() ?? null,
  name,
  through: null,
  token_name: null,
  ...more,
});
const entry = (
  id: string,
  kind: ActivityEntry['kind'],
  more: Partial<ActivityEntry> = {},
): ActivityEntry => ({
  id,
  kind,
  at: '2029-12-01T10:00:00.000Z',
  actor: by('Ada'),
  post: null,
  platform: null,
  member: null,
  invited: null,
  role: null,
  previous_role: null,
  name: null,
  previous_name: null,
  ...more,
});
const post = (more: object = {}): Partial<ActivityEntry> => ({
  platform: 'facebook',
  post: {
    id: 'p1',
    publication_id: 'p1-1',
    target_name: 'Bells',
    words: 'Fresh bread',
    deleted: false,
    due_at: '2029-12-04T09:00:00.000Z',
    ...more,
  },
});
const reader = { zone: 'Europe/Berlin', now: new Date('2029-12-01T12:00:00Z') };
const describeEntry = (...of: Parameters<typeof entry>) => textOf(sentenceOf(entry(...of), reader));

test('each act is a sentence of who did what', () => {
  expect(describeEntry('1', 'post.scheduled', post())).toBe(
    'Ada scheduled “Fresh bread” for Facebook (Bells) on Tue, Dec 4, 10:00 AM',
  );
  expect(describeEntry('1', 'post.published', { ...post(), actor: { kind: 'carillon' } })).toBe(
    'Carillon published “Fresh bread” on Facebook (Bells)',
  );
  expect(describeEntry('1', 'post.edited', { ...post({ words: null }), actor: by(null) })).toBe(
    'Former member edited a post without text for Facebook (Bells)',
  );
  const ben = { member: { id: 'ben', name: 'Ben' } };
  expect(describeEntry('1', 'member.role_changed', { ...ben, role: 'editor', previous_role: 'viewer' })).toBe(
    'Ada changed the role of Ben from Viewer to Editor',
  );
  expect(describeEntry('1', 'member.closed', ben)).toBe('Ada closed their account');
  expect(describeEntry('1', 'member.reopened', ben)).toBe('Ada reopened their account');
  expect(describeEntry('1', 'member.succeeded', ben)).toBe(
    'Ada became an owner because the last owner’s account was deleted',
  );
  expect(describeEntry('1', 'member.removed', ben)).toBe('Ada removed Ben from the workspace');
  expect(describeEntry('1', 'invitation.sent', { invited: 'r…@example.com', role: 'editor' })).toBe(
    'Ada invited r…@example.com as an editor',
  );
  expect(describeEntry('1', 'workspace.renamed', { name: 'Chimes', previous_name: 'Bells' })).toBe(
    'Ada renamed the workspace “Bells” to “Chimes”',
  );
});

test('a line of the file has the page’s text, and IDs', () => {
  const actor = by('Ada', { through: 'program', token_name: 'Zapier' });
  expect(toRow(entry('1', 'post.canceled', { ...post(), actor }), reader)).toEqual({
    When: '2029-12-01T10:00:00.000Z',
    Who: 'Ada',
    Via: 'through the API (Zapier)',
    What: 'Ada canceled “Fresh bread” for Facebook (Bells)',
    Kind: 'post.canceled',
    Network: 'Facebook',
    Account: 'Bells',
    'User ID': 'ada',
    'Post ID': 'p1',
    'Member ID': '',
  });
});

const members = ['ada', 'ben'].map((id) => ({
  id,
  name: id === 'ada' ? 'Ada' : 'Ben',
  email: `${id}@example.com`,
  role: 'owner',
  home: false,
  joined_at: '2029-12-01T10:00:00.000Z',
}));

test('the list comes page by page, leads to posts that are still there, and is filtered by the address', async () => {
  const pages: Record<string, object> = {
    first: { entries: [entry('1', 'post.edited', post())], next: 'second' },
    second: { entries: [entry('2', 'post.deleted', post({ deleted: true }))], next: null },
  };
  const page = renderRemote(Remote, {
    path: '/account/team/activity',
    user: userAs('editor'),
    answers: {
      'identity.listMembers': { success: true, members },
      'notifications.listActivity': ({ query }: { query: { before?: string; topic?: string } }) => ({
        success: true,
        ...(query.topic ? { entries: [], next: null } : pages[query.before ?? 'first']),
      }),
    },
  });
  expect(await screen.findByRole('link', { name: '“Fresh bread”' })).toHaveAttribute('href', '/posts/p1');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveFocus());
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Ada deleted “Fresh bread”');
  expect(screen.getAllByRole('link', { name: '“Fresh bread”' })).toHaveLength(1);

  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Webhooks');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Ben');
  await userEvent.selectOptions(screen.getByLabelText('When'), 'Last 7 days');
  await waitFor(() =>
    expect(page.calls.findLast(({ id }) => id === 'notifications.listActivity')?.input).toMatchObject({
      query: { person: 'ben', topic: 'webhooks', from: expect.stringMatching(/:00:00\.000Z$/) },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('link', { name: '“Fresh bread”' })).toBeInTheDocument();
  expect(screen.getByLabelText('Person')).toHaveValue('');
});

test.each(['viewer', 'writer'] as const)('a %s is told who sees it, and nothing is asked', async (role) => {
  const page = renderRemote(Remote, {
    path: '/account/team/activity',
    user: userAs(role),
    answers: {},
  });
  expect(await screen.findByText('Only editors and owners can see activity')).toBeInTheDocument();
  expect(page.calls.filter(({ id }) => id === 'notifications.listActivity')).toEqual([]);
});
