import { lostConnection } from '@carillon/sdk/testing/connections.ts';
import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNTS, accounts, publication } from './answers.ts';
import { button, click, open, picture, server } from './compose.ts';
import { apiError } from './fake-posts.ts';
import { plannedReply, target } from './planned-reply.ts';

const savedReply = (refusals: object[] = []) => ({
  success: true,
  message: 'Saved. The post stays scheduled.',
  refused: refusals,
  results: [publication('facebook', { status: 'scheduled', scheduled_time: '2036-03-02 11:00:00' })],
});

/** The button next to the save button. */
async function close(): Promise<void> {
  const [closeButton] = screen.getAllByText('Close', { selector: 'button span' });
  if (closeButton) await userEvent.click(closeButton);
}

async function edit(answers: RenderRemoteOptions['answers'] = {}) {
  const remote = open(
    { 'posts.getPlannedPost': plannedReply(), 'posts.changePlannedPost': savedReply(), ...answers },
    '/create-post?planned=x',
  );
  const text = await screen.findByLabelText('Post text');
  // The accounts are known.
  await screen.findByText('1 of 2 pages');
  const sentChanges = () =>
    remote.calls
      .filter(({ id }) => id === 'posts.changePlannedPost')
      .map(({ input }) => (input as { body: Record<string, unknown> }).body);
  return { ...remote, text, sent: sentChanges };
}

test('saves a new text for every account, and leads back to the calendar', async () => {
  const { text, sent, path, calls } = await edit();
  expect(button('Save changes')).toBeDisabled();
  await userEvent.clear(text);
  await userEvent.type(text, 'They ring at noon.');
  await click('Save changes');
  await waitFor(() => expect(path()).toBe('/schedule-post?date=2036-03-02'));
  expect(sent()).toMatchObject([
    {
      platforms: [
        { platform_id: 1, page_id: 'p1', content: 'They ring at noon.' },
        { platform_id: 3, page_id: 'urn:li:person:ada', content: 'They ring at noon.' },
      ],
      seen: [
        { id: 'x-facebook', version: 'v-facebook' },
        { id: 'x-linkedin', version: 'v-linkedin' },
      ],
    },
  ]);
  expect(sent()[0]).not.toHaveProperty('scheduled_time');
  expect(sent()[0]).not.toHaveProperty('media_ids');
  expect(calls.map(({ id }) => id)).not.toContain('posts.saveDraft');
});

test('adds a picture', async () => {
  const { sent } = await edit();
  await userEvent.upload(screen.getByLabelText(/Add an image or video/), picture());
  await waitFor(() => expect(button('Save changes')).toBeEnabled());
  await click('Save changes');
  await waitFor(() => expect(sent()).toMatchObject([{ media_ids: [expect.any(String)] }]));
});

test('keeps an account’s own text where its network’s text stays', async () => {
  const targets = [target('facebook'), target('facebook', { page_id: 'p2', content: 'Other words.' })];
  const { sent } = await edit({
    'posts.getPlannedPost': plannedReply({}, [...targets, target('linkedin')]),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /Whistles/ }));
  await click('Save changes');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { platforms: [{ page_id: 'p1' }, { page_id: 'p2', content: 'Other words.' }, { platform_id: 3 }] },
    ]),
  );
});

test('says which account saving removes', async () => {
  const { sent } = await edit();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Accounts' })).getByRole('checkbox', { name: 'LinkedIn' }),
  );
  expect(screen.getByText('Saving removes LinkedIn (Bells) from this post.')).toBeVisible();
  await click('Save changes');
  await waitFor(() => expect(sent()).toMatchObject([{ platforms: [{ platform_id: 1 }] }]));
});

test('chooses no other account in place of one that can’t be chosen', async () => {
  const targets = [target('facebook', { page_id: 'of-another-login' }), target('linkedin')];
  const reply = plannedReply({}, targets);
  const content = {
    ...reply.planned.content,
    targets: [
      { platform: 'facebook', selected: true, page_id: 'of-another-login' },
      { platform: 'linkedin', selected: true, page_id: 'urn:li:person:ada' },
    ],
  };
  const remote = open(
    {
      'posts.getPlannedPost': { ...reply, planned: { ...reply.planned, content } },
      'posts.changePlannedPost': savedReply(),
    },
    '/create-post?planned=x',
  );
  const text = await screen.findByLabelText('Post text');
  await screen.findByText(/Carillon can’t reach Facebook \(Bells\) right now/);
  await userEvent.clear(text);
  await userEvent.type(text, 'They ring at noon.');
  await click('Save changes');
  await waitFor(() =>
    expect(remote.calls.filter(({ id }) => id === 'posts.changePlannedPost')).toMatchObject([
      {
        input: {
          body: {
            platforms: [
              { platform_id: 3, page_id: 'urn:li:person:ada' },
              { platform_id: 1, page_id: 'of-another-login' },
            ],
          },
        },
      },
    ]),
  );
});

test('leaves accounts in the post whose network can’t be reached', async () => {
  const { text, sent } = await edit({
    ...accounts(ACCOUNTS.facebook, ACCOUNTS.instagram, lostConnection(ACCOUNTS.linkedin)),
  });
  expect(screen.getByText(/Carillon can’t reach LinkedIn \(Bells\) right now/)).toBeVisible();
  await userEvent.type(text, ' Loudly.');
  await click('Save changes');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { platforms: [{ platform_id: 1 }, { platform_id: 3, page_id: 'urn:li:person:ada' }] },
    ]),
  );
});

/** Builds a post with the LinkedIn profile in this state, beside the Facebook page. */
const withProfile = (more: object) =>
  plannedReply({}, [target('facebook'), target('linkedin', { content: 'For Ada’s people.', ...more })]);
const GONE = 'urn:li:person:gone';

test('knows the profile that is in the post by its id', async () => {
  const { sent } = await edit({
    'posts.getPlannedPost': withProfile({ page_id: null, target_id: 'urn:li:person:ada' }),
  });
  expect(screen.queryByText(/can’t reach/)).toBeNull();
  expect(screen.queryByText(/Saving removes/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Whistles/ }));
  await click('Save changes');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        platforms: [
          ...[{ page_id: 'p1' }, { page_id: 'p2' }],
          { platform_id: 3, page_id: 'urn:li:person:ada', content: 'For Ada’s people.' },
        ],
      },
    ]),
  );
});

test('leaves a profile in the post where another one is first by now', async () => {
  const { text, sent } = await edit({
    'posts.getPlannedPost': {
      success: true,
      planned: {
        ...withProfile({ page_id: GONE }).planned,
        content: {
          ...plannedReply().planned.content,
          targets: [
            { platform: 'facebook', selected: true, page_id: 'p1' },
            { platform: 'linkedin', selected: true, page_id: GONE },
          ],
        },
      },
    },
  });
  expect(screen.getByText(/Carillon can’t reach LinkedIn \(Bells\) right now/)).toBeVisible();
  await userEvent.type(text, ' Loudly.');
  await click('Save changes');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.platforms).toMatchObject([{ platform_id: 1 }, { platform_id: 3, page_id: GONE }]);
});

test('asks before discarding changes, and closes at once if there are none', async () => {
  const { text, path } = await edit();
  await userEvent.type(text, ' Loudly.');
  await close();
  expect(await screen.findByText('Discard your changes?')).toBeVisible();
  await click('Keep editing');
  expect(screen.getByLabelText('Post text')).toHaveValue('The bells ring. Loudly.');
  await close();
  await click('Discard changes');
  await waitFor(() => expect(path()).toBe('/schedule-post?date=2036-03-02'));
});

test('asks before Back discards changes', async () => {
  const { text } = await edit();
  await userEvent.type(text, ' Loudly.');
  act(() => window.history.back());
  expect(await screen.findByText('Discard your changes?')).toBeVisible();
  await click('Keep editing');
  expect(screen.getByLabelText('Post text')).toHaveValue('The bells ring. Loudly.');
});

test('keeps the text as a draft if the post was published meanwhile', async () => {
  const { text, path } = await edit({
    'posts.changePlannedPost': () => {
      throw apiError('conflict', undefined, 'It is published, so it can’t be changed from here.');
    },
  });
  await userEvent.type(text, ' Loudly.');
  await click('Save changes');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is published');
  await click('Keep my changes as a draft');
  await waitFor(() => expect(path()).toMatch(/^\/create-post\?(new|draft)=/));
  await waitFor(() =>
    expect([...server.drafts.values()].map(({ post }) => post?.text)).toEqual(['The bells ring. Loudly.']),
  );
});

test('says that the post is being published while it is open', async () => {
  const { emit } = await edit();
  act(() => emit(publicationEvent({ status: 'publishing' }, 'x')));
  expect(await screen.findByText(/This post is being published/)).toBeVisible();
  expect(button('Keep my changes as a draft')).toBeVisible();
});

test('says why a post can’t be edited any more', async () => {
  open(
    {
      'posts.getPlannedPost': () => {
        throw apiError('conflict', undefined, 'It is published, so it can’t be changed from here.');
      },
    },
    '/create-post?planned=x',
  );
  expect(await screen.findByText('This post can no longer be edited.')).toBeVisible();
});
