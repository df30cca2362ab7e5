import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { publication } from './answers.ts';
import { ADA, click, dialog, formsOf, openPublish, server, show, write } from './compose.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const tags = (more: object = {}) => ({
  enabled: true,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: '{account}-{date}',
  utm_term: '',
  utm_content: '',
  ...more,
});
const rule = (more: object = {}) => ({
  'posts.getLinkTracking': {
    success: true,
    link_tracking: {
      enabled: true,
      domains: null,
      version: 1,
      networks: { facebook: tags(), instagram: tags({ enabled: false }), linkedin: tags() },
      ...more,
    },
  },
});
const sentReply = { success: true, message: '', post_id: ID, results: [publication('facebook')] };
const LINK = 'https://bells.example/now';
const post = { source: null, text: `See ${LINK}.`, versions: {}, hashtags: [] };
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const shownPost = (name: string) => preview().findByRole('article', { name: `Post by ${name}` });
const at = { mode: 'later' as const, scheduled_time: '2100-01-02 15:30:00', timezone: 'UTC' };
const page = (page_id: string) => ({ platform: 'facebook' as const, selected: true, page_id });

test('the previews show what each account gets, and the text stays as it was written', async () => {
  server.write(ID, { post, step: 'edit', targets: [page('p1'), page('p2')], ...at });
  await show(rule(), ADA, `/create-post?draft=${ID}`);
  const added = (account: string) =>
    `See ${LINK}?utm_source=facebook&utm_medium=social&utm_campaign=${account}-2100-01-02.`;
  await waitFor(async () => expect(await shownPost('Bells')).toHaveTextContent(added('bells')));
  await userEvent.click(preview().getByRole('radio', { name: 'Whistles' }));
  expect(await shownPost('Whistles')).toHaveTextContent(added('whistles'));
  await userEvent.click(preview().getByRole('tab', { name: 'Instagram' }));
  expect(await shownPost('bells')).toHaveTextContent(`bells See ${LINK}.`);
  expect(screen.getByLabelText('Post text')).toHaveValue(`See ${LINK}.`);
  expect(screen.getByText(/Adds UTM parameters to links on Facebook and LinkedIn/)).toBeVisible();
});

test('it is switched off for one post, which is saved with the draft and sent', async () => {
  const remote = await write(`See ${LINK}.`, { ...rule(), 'posts.publishPosts': sentReply });
  await userEvent.click(await screen.findByLabelText('Add link tracking'));
  expect(await shownPost('Bells')).toHaveTextContent(`See ${LINK}.`);
  await waitFor(() => expect([...server.drafts.values()][0]).toMatchObject({ link_tracking: false }));
  const publish = await openPublish();
  expect(within(publish).getByText(`See ${LINK}.`)).toBeVisible();
  await click('Publish Now');
  await waitFor(() => expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1));
  const [form] = formsOf(remote, 'posts.publishPosts');
  expect(form?.get('link_tracking')).toBe('false');
});

test('by the rule, the text is sent as written, because the server adds the parameters', async () => {
  const remote = await write(`See ${LINK}.`, { ...rule(), 'posts.publishPosts': sentReply });
  expect(await screen.findByLabelText('Add link tracking')).toBeChecked();
  const publish = await openPublish();
  expect(within(publish).getByText(/utm_source=facebook.*utm_campaign=bells/)).toBeVisible();
  await click('Publish Now');
  await waitFor(() => expect(formsOf(remote, 'posts.publishPosts')).toHaveLength(1));
  const [form] = formsOf(remote, 'posts.publishPosts');
  expect(form?.has('link_tracking')).toBe(false);
  expect(JSON.parse(String(form?.get('platforms')))[0]).toMatchObject({ content: `See ${LINK}.` });
});

test('reports before sending that the parameters make a text too long', async () => {
  const text = `${'x'.repeat(2_950)} ${LINK}`;
  await write('Ring', rule());
  fireEvent.change(screen.getByLabelText('Post text'), { target: { value: text } });
  const counters = within(await screen.findByRole('list', { name: 'Characters used' }));
  await waitFor(() =>
    expect(counters.getByText(/LinkedIn: 3,\d\d\d of 3,000 \(\d+ too many\)/)).toBeVisible(),
  );
  expect(counters.getByText('Counts include link tracking.')).toBeVisible();
  await openPublish();
  expect(within(await dialog('Publish your post')).getByText(/^Too long for LinkedIn/)).toBeVisible();
});

test('a rule that is off is switched on for one post', async () => {
  await write(`See ${LINK}.`, rule({ enabled: false }));
  const box = await screen.findByLabelText('Add link tracking');
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await shownPost('Bells')).toHaveTextContent(/utm_source=facebook/);
});

test('doesn’t offer tracking for posts whose links aren’t affected', async () => {
  await write('Ring', rule({ domains: ['own.example'] }));
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Post text'), { target: { value } });
  type('See https://own.example');
  expect(await screen.findByLabelText('Add link tracking')).toBeVisible();
  type(LINK);
  expect(screen.queryByLabelText('Add link tracking')).not.toBeInTheDocument();
});

test('shows users without a rule where to set one', async () => {
  await write(LINK);
  expect(await screen.findByRole('link', { name: 'Set up link tracking' })).toHaveAttribute(
    'href',
    '/schedule-post/links',
  );
});
