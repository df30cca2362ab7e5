import { publicationEvent } from '@carillon/sdk/testing/live-events.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answers, allConnected, draft, listedPost, noDrafts, searching } from './answers.ts';
import { button, dialog, inDialog, inputsOf, press, refuse, showAt, waitUntilClosed } from './show.ts';

const drafts = (...all: object[]) => ({ ...noDrafts, drafts: all });
const group = () => screen.findByRole('region', { name: /^Drafts/ });
const HOUR = 3_600_000;

/** The page of all posts, which lists the drafts first. */
const showPosts = (answers: Answers = {}) =>
  showAt('/posts', { ...allConnected, ...searching([]), ...answers });

test('each draft shows its text, last change and targets, and links to it', async () => {
  const changed = new Date(Date.now() - 2 * HOUR).toISOString();
  const plan = { mode: 'later', scheduled_time: '2030-01-02 16:30:00', timezone: 'Europe/London' };
  showPosts({
    'posts.listDrafts': drafts(
      draft('a', {
        text: 'The bells ring.\nAgain.',
        updated_at: changed,
        platforms: ['facebook', 'linkedin'],
        ...plan,
      }),
      draft('b', { topic: '' }),
    ),
  });
  const links = within(await group()).getAllByRole('link', { name: /^(?!Continue)/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The bells ring.', '/create-post?draft=a'],
    ['Draft without text', '/create-post?draft=b'],
  ]);
  expect(
    screen.getByText(
      'Changed 2 h ago · Facebook and LinkedIn · planned for Wed, Jan 2, 2030, 4:30 PM London time',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue: The bells ring.' })).toHaveAttribute(
    'href',
    '/create-post?draft=a',
  );
});

const member = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@example.com`,
  role: 'owner',
  joined_at: '',
  home: false,
});

test('where several people work together, each draft shows who started it', async () => {
  const listedDrafts = drafts(
    draft('a', { created_by: 'u2' }),
    draft('b', { created_by: 'u1' }),
    draft('c', { created_by: 'former-member' }),
  );
  const { unmount } = showPosts({
    'posts.listDrafts': listedDrafts,
    'identity.listMembers': { success: true, members: [member('u1', 'Ada'), member('u2', 'Bob')] },
  });
  expect(await screen.findByText(/^By Bob · changed /)).toBeInTheDocument();
  expect(screen.getByText(/^By you · changed /)).toBeInTheDocument();
  expect(screen.getByText(/^By a former member · changed /)).toBeInTheDocument();
  unmount();
  const alone = showPosts({
    'posts.listDrafts': drafts(draft('b', { created_by: 'u1' })),
    'identity.listMembers': { success: true, members: [member('u1', 'Ada')] },
  });
  await waitFor(() => expect(inputsOf(alone, 'identity.listMembers')).toHaveLength(1));
  expect(await screen.findByText(/^Changed /)).toBeInTheDocument();
  expect(screen.queryByText(/^By /)).not.toBeInTheDocument();
});

test('shows no list of drafts if there are none', async () => {
  showPosts();
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Drafts/ })).not.toBeInTheDocument();
});

test('a few are shown first, then all, then older ones, which are asked for again where they could not be had', async () => {
  let fails = true;
  const first = { ...drafts(...['a', 'b', 'c', 'd'].map((id) => draft(id))), next: 'then' };
  const remote = showPosts({
    'posts.listDrafts': ({ query }: { query?: { before?: string } }) => {
      if (query?.before && fails) refuse('service_unavailable', 'Try again soon.')();
      return query?.before ? drafts(draft('e')) : first;
    },
  });
  expect(within(await group()).getAllByRole('listitem')).toHaveLength(3);
  await press('Show more drafts (1 left)');
  expect(within(await group()).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Topic of d' })).toHaveFocus();
  await press('Older drafts');
  expect(await screen.findByText('Couldn’t load older drafts.')).toBeInTheDocument();
  fails = false;
  await press('Retry');
  expect(await screen.findByRole('link', { name: 'Topic of e' })).toHaveFocus();
  expect(inputsOf(remote, 'posts.listDrafts').at(-1)).toEqual({ query: { before: 'then' } });
  expect(screen.queryByRole('button', { name: 'Older drafts' })).not.toBeInTheDocument();
});

test('a draft is deleted after confirmation; an error is shown, and deletes nothing', async () => {
  let isRefusing = true;
  let remainingDrafts = [draft('a'), draft('b')];
  const remote = showPosts({
    'posts.listDrafts': () => drafts(...remainingDrafts),
    'posts.deleteDraft': () => {
      if (isRefusing) refuse('service_unavailable', 'Try again soon.')();
      remainingDrafts = [draft('b')];
      return { success: true };
    },
  });
  await press('Delete the draft: Topic of a');
  expect(inputsOf(remote, 'posts.deleteDraft')).toEqual([]);
  await inDialog('Delete draft');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'Couldn’t delete the draft. Try again soon.',
  );
  isRefusing = false;
  await inDialog('Delete draft');
  await waitFor(() => expect(screen.queryByText('Topic of a')).not.toBeInTheDocument());
  expect(inputsOf(remote, 'posts.deleteDraft').at(-1)).toEqual({ params: { id: 'a' } });
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Draft deleted.' }]);
});

test('one that was sent is a draft no longer', async () => {
  let all = drafts(draft('a'), draft('b'));
  const remote = showPosts({ 'posts.listDrafts': () => all });
  await screen.findByText('Topic of a');
  all = drafts(draft('b'));
  act(() => remote.emit(publicationEvent({}, 'a')));
  await waitFor(() => expect(screen.queryByText('Topic of a')).not.toBeInTheDocument());
});

test('when they can’t be had the posts are there all the same, and Retry asks for them', async () => {
  let well = false;
  showPosts({
    'posts.listDrafts': () =>
      well ? drafts(draft('a')) : refuse('service_unavailable', 'Try again soon.')(),
    ...searching([listedPost('p1', 'facebook')]),
  });
  expect(await screen.findByText('Words of p1')).toBeInTheDocument();
  expect(screen.getByText(/Couldn’t load your drafts\. They’re safe on the server\./)).toBeInTheDocument();
  well = true;
  (await button('Reload drafts')).click();
  expect(await screen.findByText('Topic of a')).toBeInTheDocument();
});

test('shows the true number of drafts waiting for approval beyond one page', async () => {
  const waits = { ...drafts(draft('w')), waiting: 73 };
  showPosts({ 'posts.listDrafts': waits });
  const heading = await screen.findByRole('heading', { name: /^Waiting for your approval/ });
  expect(heading).toHaveTextContent('Waiting for your approval 73');
});

describe('the list of drafts alone', () => {
  const SOME = [
    draft('a', { text: 'Fresh pretzels on Monday.' }),
    draft('b', { text: 'A new loaf.' }),
    draft('c', { topic: 'Pretzels for the fair', text: '' }),
  ];
  const showDrafts = (answers: Answers = {}) =>
    showAt('/posts?status=drafts', {
      ...allConnected,
      ...searching([]),
      'posts.listDrafts': drafts(...SOME),
      ...answers,
    });
  const names = async () =>
    within(await group())
      .getAllByRole('link', { name: /^(?!Continue)/ })
      .map(({ textContent }) => textContent);

  test('is searched by topic and text, and says what was searched', async () => {
    showDrafts();
    await group();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'pretzels');
    await waitFor(async () =>
      expect(await names()).toEqual(['Fresh pretzels on Monday.', 'Pretzels for the fair']),
    );
    expect(screen.getByText('Searched the topics and first lines of 3 drafts.')).toBeVisible();
  });

  test('says how far the search has come while older drafts are not loaded', async () => {
    showAt('/posts?status=drafts&text=rye', {
      ...allConnected,
      ...searching([]),
      'posts.listDrafts': { ...drafts(...SOME), next: 'older' },
    });
    expect(await screen.findByText('No matching drafts')).toBeVisible();
    expect(
      screen.getByText('Searched the topics and first lines of the 3 drafts loaded so far.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older drafts' })).toBeVisible();
    await press('Clear search');
    expect(await names()).toHaveLength(3);
  });

  test('deletes the selected drafts after one question', async () => {
    const remote = showDrafts({ 'posts.deleteDraft': { success: true } });
    await group();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: A new loaf.' }));
    expect(screen.getByText('2 drafts selected')).toBeVisible();
    await press('Delete…');
    expect(await screen.findByRole('dialog', { name: 'Delete 2 drafts?' })).toHaveTextContent(
      'Fresh pretzels on Monday.Pretzels for the fair',
    );
    await inDialog('Delete drafts');
    await waitFor(() =>
      expect(inputsOf(remote, 'posts.deleteDraft')).toEqual([
        { params: { id: 'a' } },
        { params: { id: 'c' } },
      ]),
    );
    await waitFor(() => expect(remote.toasts).toEqual([{ kind: 'success', message: '2 drafts deleted.' }]));
    expect(screen.getByRole('heading', { name: /^Drafts/ })).toHaveFocus();
  });

  test('selects by one click only those that nobody waits to hear about', async () => {
    const waits = draft('w', { text: 'Please look at this.' });
    showDrafts({
      'posts.listDrafts': ({ query }: { query?: { review?: string } } = {}) =>
        query?.review ? drafts(waits) : { ...drafts(...SOME, waits), waiting: 1 },
    });
    await screen.findByText('Please look at this.');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all 3 not waiting for approval' }),
    );
    expect(screen.getByText('3 drafts selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select: Please look at this.' })).not.toBeChecked();
  });

  test('deletes the selected drafts once by two clicks on a slow network, and asks until then', async () => {
    const slow = Promise.withResolvers<object>();
    const remote = showDrafts({ 'posts.deleteDraft': () => slow.promise });
    await group();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: A new loaf.' }));
    await press('Delete…');
    const button = within(await dialog()).getByRole('button', { name: 'Delete draft' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => slow.resolve({ success: true }));
    await waitUntilClosed();
    expect(inputsOf(remote, 'posts.deleteDraft')).toHaveLength(1);
  });

  test('says that nothing can be deleted offline', async () => {
    const remote = showDrafts();
    await group();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: A new loaf.' }));
    await press('Delete…');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => onlineManager.setOnline(false));
    await inDialog('Delete draft');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'You’re offline, so nothing was changed.',
    );
    online.mockRestore();
    act(() => onlineManager.setOnline(true));
    expect(inputsOf(remote, 'posts.deleteDraft')).toEqual([]);
  });

  test('says how many drafts could not be deleted, and why', async () => {
    const remote = showDrafts({
      'posts.deleteDraft': ({ params: { id } }: { params: { id: string } }) =>
        id === 'b' ? refuse('service_unavailable', 'The store is away.')() : { success: true },
    });
    await group();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }));
    await press('Delete…');
    await inDialog('Delete drafts');
    await waitFor(() =>
      expect(remote.toasts).toEqual([
        { kind: 'success', message: '2 drafts deleted.' },
        { kind: 'danger', message: '1 draft couldn’t be deleted. The store is away.' },
      ]),
    );
  });
});
