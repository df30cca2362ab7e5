import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation, publication } from './answers.ts';
import { button, click, formsOf, openPublish, server, show, topic } from './compose.ts';

const SHARED = 'The bells ring on Saturday.';
const versions = { facebook: SHARED, linkedin: 'Our team rings the bells on Saturday.' };
const result = {
  ...generated,
  posts: [{ ...generated.posts[0], versions, mediaCaption: 'The tower at noon' }],
};
const publishedReply = { success: true, message: '', post_id: 'post-1', results: [publication('facebook')] };

const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
const text = (): HTMLElement => screen.getByLabelText('Post text');
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const savedPost = () => [...server.drafts.values()][0]?.post;

async function select() {
  const remote = await show({
    'ai.createPosts': () => generation([], result),
    'posts.publishPosts': publishedReply,
  });
  await userEvent.type(topic(), 'bells');
  await click('Generate Post');
  await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
  await screen.findByLabelText('Post text');
  return remote;
}

test('changing the shared text replaces the adapted texts that nobody edited', async () => {
  await select();
  await userEvent.type(text(), ' Come by.');
  expect(radio('LinkedIn')).toBeVisible();
  expect(screen.getByText('LinkedIn now gets your text instead of the adapted version.')).toBeVisible();
  await waitFor(() => expect(savedPost()).toMatchObject({ text: `${SHARED} Come by.`, versions: {} }));
});

test('each network gets its own text, which is edited, counted, previewed, saved and sent separately', async () => {
  const remote = await select();
  expect(screen.getByText('Purpose: Announces it')).toBeVisible();
  expect(screen.getByText('Image idea: The tower at noon')).toBeVisible();
  expect(screen.getByText(/^LinkedIn gets an adapted version of this text/)).toBeVisible();
  expect(text()).toHaveValue(SHARED);

  await userEvent.click(radio('LinkedIn · adapted'));
  expect(text()).toHaveValue(versions.linkedin);
  expect(await preview().findByText(new RegExp(versions.linkedin))).toBeVisible();
  await userEvent.type(text(), ' Come by.');
  // It is the user's from here on, and stays when the text for all is changed.
  expect(radio('LinkedIn · custom text')).toBeChecked();
  const usedList = screen.getByRole('list', { name: 'Characters used' });
  const length = `${versions.linkedin} Come by.\n\n#Bells`.length;
  expect(within(usedList).getByText(`LinkedIn: ${length} of 3,000`)).toBeVisible();
  expect(within(usedList).queryByText(/^Instagram/)).not.toBeInTheDocument();

  await userEvent.click(radio('All networks'));
  expect(text()).toHaveValue(SHARED);
  expect(screen.getByText('LinkedIn has its own text.')).toBeVisible();
  await userEvent.type(text(), '!');
  await waitFor(() =>
    expect(savedPost()).toMatchObject({
      text: `${SHARED}!`,
      versions: { linkedin: `${versions.linkedin} Come by.` },
    }),
  );

  const dialog = within(await openPublish());
  expect(dialog.getByText(new RegExp(SHARED))).toBeVisible();
  expect(dialog.getByText(/Come by\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish Now' }));
  await waitFor(() => expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1));
  const [form] = formsOf(remote, 'posts.publishPosts');
  const entries = JSON.parse(String(form?.get('platforms'))) as { platform_id: number; content: string }[];
  expect(entries.map(({ platform_id, content }) => [platform_id, content])).toEqual([
    [1, `${SHARED}!\n\n#Bells`],
    [3, `${versions.linkedin} Come by.\n\n#Bells`],
  ]);
});

test('a network gets its own text once it is edited, and can drop it again', async () => {
  await select();
  await userEvent.click(radio('Instagram'));
  await userEvent.type(text(), ' Look!');
  expect(radio('Instagram · custom text')).toBeChecked();
  await waitFor(() => expect(savedPost()?.versions).toMatchObject({ instagram: `${SHARED} Look!` }));
  await userEvent.click(button('Use the text for all networks'));
  expect(text()).toHaveValue(SHARED);
  await waitFor(() => expect(savedPost()?.versions).toEqual({ linkedin: versions.linkedin }));
});
