import { connectionOf, connectionsReply } from '@carillon/sdk/testing/connections.ts';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './answers.ts';
import { button, click, formsOf, openPublish, openSchedule, server, write } from './compose.ts';

const MASTODON = connectionOf('mastodon', [{ id: 'https://m.example/1', name: '@ada@m.example' }]);
const BLUESKY = connectionOf('bluesky', [{ id: 'did:plc:ada', name: '@ada.example' }]);
const connectedAnswers = { 'identity.listConnections': connectionsReply([BLUESKY, MASTODON]) };
const done = { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const warning = () => screen.getByLabelText('Content warning');
const entriesIn = (form: FormData | undefined) =>
  (JSON.parse(String(form?.get('platforms'))) as { platform_id: number; options?: object }[]).map(
    ({ platform_id, options }) => [platform_id, options],
  );

async function edit(answers = {}) {
  const ownServer = await write('The bells ring.', { ...connectedAnswers, ...answers });
  await userEvent.click(screen.getByText('Bluesky and Mastodon options'));
  return ownServer;
}

test('sends one network’s options only to that network', async () => {
  const ownServer = await edit({ 'posts.publishPosts': done });
  await userEvent.type(warning(), 'Loud bells');
  await userEvent.selectOptions(screen.getByLabelText('Who can see it'), 'Followers');
  const box = await openPublish();
  expect(within(box).getByText('Followers, Content warning: Loud bells')).toBeInTheDocument();
  await click('Publish Now');
  await waitFor(() => expect(formsOf(ownServer, 'posts.publishPosts')).toHaveLength(1));
  expect(entriesIn(formsOf(ownServer, 'posts.publishPosts')[0])).toEqual([
    [4, undefined],
    [5, { visibility: 'private', content_warning: 'Loud bells' }],
  ]);
});

test('the options stay open while they are cleared', async () => {
  await edit();
  await userEvent.type(warning(), 'Loud');
  await userEvent.clear(warning());
  expect(warning().closest('details')).toHaveAttribute('open');
});

test('the options are kept with the draft', async () => {
  await edit();
  const [language] = screen.getAllByLabelText('Language');
  await userEvent.selectOptions(language as HTMLElement, 'German');
  await waitFor(() =>
    expect([...server.drafts.values()].at(-1)?.post?.options).toEqual({ bluesky: { language: 'de' } }),
  );
  expect(screen.getByText('Bluesky: Language: German')).toBeInTheDocument();
});

test('a repeating post has its options each time', async () => {
  const ownServer = await edit({ 'posts.schedulePosts': done });
  await userEvent.type(warning(), 'Loud');
  await openSchedule();
  const repeat = within(screen.getByRole('region', { name: 'Repeat' }));
  await userEvent.selectOptions(repeat.getByLabelText('Repeat'), 'Weekly');
  await waitFor(() => expect(button('Schedule Post')).toBeEnabled());
  await click('Schedule Post');
  await waitFor(() => expect(formsOf(ownServer, 'posts.schedulePosts')).toHaveLength(1));
  expect(entriesIn(formsOf(ownServer, 'posts.schedulePosts')[0])[1]).toEqual([
    5,
    { content_warning: 'Loud' },
  ]);
});

test('a content warning counts, and hides the text in the preview until it is opened', async () => {
  await edit();
  await userEvent.type(warning(), 'Loud bells');
  expect(screen.getByText(/Mastodon: 25 of 500/)).toBeInTheDocument();
  await userEvent.click(preview().getByRole('tab', { name: 'Mastodon' }));
  const post = await preview().findByRole('article', { name: 'Post by @ada@m.example' });
  expect(post).not.toHaveTextContent('The bells ring.');
  await userEvent.click(within(post).getByRole('button', { name: 'Show more' }));
  expect(post).toHaveTextContent('The bells ring.');
});

test('a link has a card where the network shows one', async () => {
  await edit();
  const text = { target: { value: 'Hear https://www.bells.example/now' } };
  fireEvent.change(screen.getByLabelText('Post text'), text);
  const card = () => preview().queryByRole('note', { name: 'Link card' });
  await waitFor(() => expect(card()).toHaveTextContent('bells.example'));
  await userEvent.click(preview().getByRole('tab', { name: 'Mastodon' }));
  await preview().findByRole('article', { name: 'Post by @ada@m.example' });
  expect(card()).not.toBeInTheDocument();
});

test('an account that accepts more can be chosen where the first one refuses the text', async () => {
  const large = connectionOf('mastodon', [{ id: 'https://l.example/1', name: '@ada@l.example' }], {
    id: 'large',
    account: { id: 'https://l.example/1', name: '@ada@l.example', picture: null },
  });
  const ownServer = { ...large, limits: { ...large.limits, text: 5000 } };
  await write('x'.repeat(600), { 'identity.listConnections': connectionsReply([MASTODON, ownServer]) });
  const box = within(await openPublish());
  expect(box.getByText('Too long for Mastodon: 600 of 500 characters')).toBeInTheDocument();
  expect(box.getByRole('checkbox', { name: /@ada@m\.example/ })).toBeDisabled();
  await userEvent.click(box.getByRole('checkbox', { name: /@ada@l\.example/ }));
  expect(box.getByRole('checkbox', { name: 'Mastodon' })).toBeChecked();
  expect(box.queryByText(/Too long/)).not.toBeInTheDocument();
});
