import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { press, setUpCalendarTime } from './calendar.ts';
import { show } from './show.ts';

setUpCalendarTime();

describe('drafts beside the calendar', () => {
  const ID = '00000000-0000-4000-8000-00000000000d';
  const at = '2026-11-20T10:00:00.000Z';
  const summary = {
    id: ID,
    version: 3,
    topic: 'Rye',
    text: 'Rye days begin.',
    platforms: ['facebook'],
    mode: 'now',
    scheduled_time: null,
    timezone: null,
    picture: null,
    created_at: at,
    updated_at: at,
  };
  const content = {
    topic: 'Rye',
    details: null,
    voice_id: null,
    generated: null,
    targets: [],
    media_ids: [],
    mode: 'now',
    scheduled_time: null,
    timezone: null,
    use_ai_suggestion: false,
    step: 'topic',
    post: { source: null, text: 'Rye days begin.', versions: {}, hashtags: [] },
  };
  const draft = { ...content, id: ID, version: 3, media: [], created_at: at, updated_at: at };

  test('are listed, and one gets a time by the dialog, over the version that was read; the composer has the last word', async () => {
    const remote = show([], {
      answers: {
        'posts.listDrafts': { success: true, drafts: [{ ...summary, created_by: 'bob' }], next: null },
        'identity.listMembers': { success: true, members: [{ id: 'bob', name: 'Bob' }] },
        'posts.getDraft': { success: true, draft },
        'posts.saveDraft': { success: true, draft: { ...draft, version: 4 } },
      },
    });
    await press('Drafts');
    expect(remote.path()).toContain('drafts=open');
    expect(await screen.findByRole('button', { name: /^Rye days begin.*By Bob/ })).toBeVisible();
    await press('Schedule… Rye days begin.');
    await userEvent.click(await screen.findByRole('button', { name: /^Friday,? November 27, 2026$/ }));
    await press('Continue in the editor');
    await waitFor(() => expect(remote.path()).toBe(`/create-post?draft=${ID}`));
    const time = {
      mode: 'later',
      scheduled_time: expect.stringMatching(/^2026-11-27 /),
      timezone: 'Europe/Berlin',
    };
    expect(remote.calls.find(({ id }) => id === 'posts.saveDraft')?.input).toMatchObject({
      params: { id: ID },
      body: { ...content, ...time, version: 3, step: 'schedule' },
    });
    expect(remote.calls.map(({ id }) => id)).not.toContain('posts.schedulePosts');
  });

  test('leave the list when a colleague sends them', async () => {
    let drafts: object[] = [{ ...summary, created_by: 'bob' }];
    const remote = show([], {
      path: '/schedule-post?drafts=open',
      answers: {
        'posts.listDrafts': () => ({ success: true, drafts, next: null }),
        'identity.listMembers': { success: true, members: [{ id: 'bob', name: 'Bob' }] },
      },
    });
    expect(await screen.findByRole('button', { name: /^Rye days begin/ })).toBeVisible();
    drafts = [];
    act(() => remote.emit(publicationEvent({}, ID)));
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rye days begin/ })).not.toBeInTheDocument();
  });

  test('an empty list says that there are no drafts', async () => {
    show([], { path: '/schedule-post?drafts=open' });
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible();
  });
});
