import { GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { NoResponseError } from '@carillon/sdk/index.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generated, generation, publication } from './answers.ts';
import {
  ADA,
  button,
  click,
  continueDraft,
  dialog,
  online,
  open,
  server,
  show,
  storageOf,
  topic,
  write,
  writeMore,
} from './compose.ts';

const texts = (): (string | undefined)[] => [...server.drafts.values()].map(({ post }) => post?.text);
const waitForSave = async (): Promise<void> => {
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
};
const field = (): HTMLElement => screen.getByLabelText('Post text');
const ID = '00000000-0000-4000-8000-000000000001';
const NAMED = `/create-post?draft=${ID}`;
const OTHER = '00000000-0000-4000-8000-000000000002';
const postContent = (text: string) => ({ post: { source: null, text, versions: {}, hashtags: [] } });
/** Says which address the page was loaded at, until the test ends. */
const loadedAt = (path: string): void =>
  void Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: `http://localhost${path}` }],
  });
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
const silent = (): never => {
  throw new NoResponseError();
};

describe('text being written', () => {
  test('is saved by itself, and continued on any device', async () => {
    const first = await write('Ring the bells');
    await waitForSave();
    expect(texts()).toEqual(['Ring the bells']);
    first.unmount();
    window.localStorage.clear();
    await continueDraft();
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring the bells');
  });

  test('is offered below an empty page; its dialog is open at once only where the address names it', async () => {
    server.write(ID, { ...postContent('Ring'), step: 'publish' });
    const page = await show();
    expect(topic()).toHaveValue('');
    expect(await screen.findByRole('link', { name: 'Continue: Ring' })).toHaveAttribute('href', NAMED);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    page.unmount();
    await show({}, ADA, NAMED);
    expect(await dialog('Publish your post')).toBeInTheDocument();
  });

  test('is the user’s own: what a colleague begins stays theirs, though it is newer', async () => {
    server.write(ID, postContent('Ring'));
    const theirId = crypto.randomUUID();
    server.write(theirId, postContent('Of a colleague'));
    server.others.add(theirId);
    const page = await show();
    expect(await screen.findByRole('link', { name: 'Continue: Ring' })).toBeVisible();
    page.unmount();
    server.others.add(ID);
    await show();
    await screen.findByRole('region', { name: 'Drafts' });
    expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
  });

  test('names its draft in the address once the dialog is closed, and not before there is any', async () => {
    const remote = await show();
    expect(remote.path()).toBe('/create-post');
    await userEvent.type(topic(), 'bells');
    await waitForSave();
    expect(remote.path()).toBe(`/create-post?draft=${[...server.drafts.keys()][0]}`);
  });

  test('isn’t sent to the next user on the same machine', async () => {
    act(() => online(false));
    const ownPage = await write('Ring', { 'posts.listDrafts': { success: true, drafts: [], next: null } });
    ownPage.unmount();
    act(() => online(true));
    await show({}, { ...ADA, id: 'u2', name: 'Grace' });
    expect(topic()).toHaveValue('');
    expect(server.drafts.size).toBe(0);
  });

  test('stays in its workspace, also while only this browser has it', async () => {
    act(() => online(false));
    const firstPage = await write('Ring', { 'posts.listDrafts': { success: true, drafts: [], next: null } });
    firstPage.unmount();
    act(() => online(true));
    const secondPage = await show({}, { ...ADA, workspace: { ...ADA.workspace, id: 'w2' } });
    expect(topic()).toHaveValue('');
    expect(server.drafts.size).toBe(0);
    secondPage.unmount();
    await show(
      {},
      ADA,
      `/create-post?draft=${storageOf(ADA.id).keys('draft:w1:')[0]?.slice('draft:w1:'.length)}`,
    );
    await waitFor(() => expect(texts()).toEqual(['Ring']));
  });

  test('is shown to nobody before it is known who is logged in', async () => {
    server.write(ID, postContent('Ring'));
    await show({}, null);
    expect(screen.getByRole('heading', { name: 'Create Post' })).toBeInTheDocument();
    expect(screen.queryByLabelText('What is your post about?')).not.toBeInTheDocument();
  });

  test('offline is kept in this browser, says so, and goes to the server when it is back', async () => {
    await write('Ring');
    await waitForSave();
    act(() => online(false));
    await userEvent.type(field(), ' loud');
    expect(
      await screen.findAllByText(/^Not saved yet: you’re offline\. Your changes are kept in this browser\./),
    ).not.toEqual([]);
    expect(texts()).toEqual(['Ring']);
    expect(storageOf(ADA.id).keys('draft:')).toHaveLength(1);
    act(() => online(true));
    await waitForSave();
    expect(texts()).toEqual(['Ring loud']);
    expect(storageOf(ADA.id).keys('draft:')).toEqual([]);
  });

  test('offline is there again after a reload, and is saved from there', async () => {
    const first = await write('Ring');
    await waitForSave();
    act(() => online(false));
    await userEvent.type(field(), ' loud');
    first.unmount();
    await continueDraft({ 'posts.listDrafts': silent, 'posts.getDraft': silent });
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring loud');
    act(() => online(true));
    await waitFor(() => expect(texts()).toEqual(['Ring loud']));
  });
});

test('“Create Post” opens an empty page at the first click, also from the results of a post', async () => {
  server.write(ID, {
    ...postContent('Ring'),
    mode: 'later',
    scheduled_time: '2100-12-04 09:00:00',
    timezone: 'UTC',
  });
  server.sent.add(ID);
  const results = [publication('facebook', { status: 'published' })];
  const remote = open({ 'posts.getPost': { success: true, post: { id: ID, results } } }, NAMED);
  await screen.findByRole('heading', { name: 'Results' });
  act(() => remote.go('/create-post'));
  expect(await screen.findByLabelText('What is your post about?')).toHaveValue('');
  expect(screen.queryByText(/^For /)).not.toBeInTheDocument();
  expect(remote.path()).toBe('/create-post');
});

describe('a draft that was changed elsewhere', () => {
  const conflict = async (): Promise<HTMLElement> => {
    server.write(ID, { ...postContent('Ring'), step: 'edit' });
    await show({}, ADA, NAMED);
    await screen.findByLabelText('Post text');
    const { post } = postContent('Ring softly');
    server.write(ID, { post: { ...post, versions: { linkedin: 'We ring' } } });
    await userEvent.type(field(), ' loud');
    return dialog('This draft was changed elsewhere');
  };

  test('shows both texts, and this one replaces the other', async () => {
    const box = await conflict();
    expect(within(box).getByRole('region', { name: 'This version' })).toHaveTextContent('Ring loud');
    expect(within(box).getByRole('region', { name: /^The other version/ })).toHaveTextContent(
      'Ring softlyLinkedIn onlyWe ring',
    );
    await userEvent.click(within(box).getByRole('button', { name: 'Use this version' }));
    await waitFor(() => expect(texts()).toEqual(['Ring loud']));
  });

  test('continues with the other one', async () => {
    const box = await conflict();
    await userEvent.click(within(box).getByRole('button', { name: 'Use the other version' }));
    expect(field()).toHaveValue('Ring softly');
    expect(texts()).toEqual(['Ring softly']);
  });

  test('or both stay, each as a draft', async () => {
    const box = await conflict();
    await userEvent.click(within(box).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(texts()).toEqual(['Ring softly', 'Ring loud']));
    expect(await screen.findByLabelText('Post text')).toHaveValue('Ring loud');
  });

  test('is followed without a question where nothing was written here', async () => {
    server.write(ID, { ...postContent('Ring'), step: 'edit' });
    await show({}, ADA, NAMED);
    await screen.findByLabelText('Post text');
    server.write(ID, postContent('Ring softly'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(field()).toHaveValue('Ring softly'));
  });

  test('was deleted there: what is here becomes a new one', async () => {
    server.write(ID, { ...postContent('Ring'), step: 'edit' });
    const remote = await show({}, ADA, NAMED);
    await screen.findByLabelText('Post text');
    await act(async () => {
      const deleteDraft = server.answers['posts.deleteDraft'] as (call: object) => unknown;
      deleteDraft({ params: { id: ID } });
    });
    await userEvent.type(field(), ' loud');
    const box = await dialog('This draft was deleted elsewhere');
    await userEvent.click(within(box).getByRole('button', { name: 'Keep as a new draft' }));
    await waitFor(() => expect(texts()).toEqual(['Ring loud']));
    expect(remote.path()).not.toContain(ID);
  });

  test('shows the results of a draft sent elsewhere, and makes newer text a new draft', async () => {
    server.write(ID, { ...postContent('Ring'), step: 'edit' });
    const remote = await show({}, ADA, NAMED);
    await screen.findByLabelText('Post text');
    server.sent.add(ID);
    await userEvent.type(field(), ' loud');
    await waitFor(() =>
      expect(remote.toasts).toEqual([
        {
          kind: 'warning',
          message: 'This draft was already sent. Your later changes are now in a new draft.',
        },
      ]),
    );
    await waitFor(() => expect(texts()).toEqual(['Ring', 'Ring loud']));
  });
});

test('a page reloaded while its draft was sent shows the result', async () => {
  server.write(ID, postContent('Ring'));
  server.sent.add(ID);
  const results = [publication('facebook', { status: 'published' })];
  open({ 'posts.getPost': { success: true, post: { id: ID, results } } }, `/create-post?draft=${ID}`);
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeInTheDocument();
});

test('reports a deleted draft, or one of another workspace', async () => {
  open({}, `/create-post?draft=${ID}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t find that draft.It may have been deleted, or it’s in a workspace other than Ada.',
  );
});

describe('other drafts', () => {
  const confirm = async (): Promise<void> =>
    userEvent.click(within(await dialog('Delete this draft?')).getByRole('button', { name: 'Delete draft' }));

  test('are listed with their first words, and opened from there', async () => {
    server.write(OTHER, postContent('Toll the bells'));
    server.write(ID, { ...postContent('Ring'), topic: 'ringing' });
    const remote = await show({}, ADA, NAMED);
    expect(topic()).toHaveValue('ringing');
    const list = await screen.findByRole('region', { name: 'Drafts' });
    expect(within(list).getByRole('link', { name: 'Toll the bells' })).toHaveAttribute(
      'href',
      `/create-post?draft=${OTHER}`,
    );
    expect(within(list).queryByText('Ring')).not.toBeInTheDocument();
    remote.unmount();
    await show({}, ADA, `/create-post?draft=${OTHER}`);
    await click(/^Continue editing/);
    expect(field()).toHaveValue('Toll the bells');
  });

  test('are deleted once that is confirmed, and so is the one that is open', async () => {
    server.write(OTHER, postContent('Toll'));
    server.write(ID, { topic: 'ringing' });
    await show({}, ADA, NAMED);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the draft Toll' }));
    await click('Keep draft');
    expect(server.drafts.has(OTHER)).toBe(true);
    await click('Delete the draft Toll');
    await confirm();
    await waitFor(() => expect(server.drafts.has(OTHER)).toBe(false));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafts' })).not.toBeInTheDocument());
    await click('Delete draft');
    await confirm();
    await waitFor(() => expect(topic()).toHaveValue(''));
    expect(server.drafts.size).toBe(0);
  });

  test('keep their text, and not the topic of a post that is begun over them', async () => {
    server.write(ID, postContent('Ring'));
    await show({ 'ai.createPosts': generated }, ADA, NAMED);
    await userEvent.type(topic(), 'toll');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
    await waitFor(() => expect(texts()).toEqual(['Ring', 'The bells ring on Saturday.']));
    await waitFor(() =>
      expect(server.drafts.get(ID)).toMatchObject({ topic: '', generated: null, post: { text: 'Ring' } }),
    );
    expect([...server.drafts.values()][1]).toMatchObject({ topic: 'toll' });
  });

  test('stay as they are when a new one is begun', async () => {
    server.write(ID, { topic: 'ringing' });
    await show({}, ADA, NAMED);
    await click('New draft');
    await waitFor(() => expect(topic()).toHaveValue(''));
    const list = await screen.findByRole('region', { name: 'Drafts' });
    expect(within(list).getByRole('link', { name: 'ringing' })).toBeInTheDocument();
  });

  test('are not asked for when they are begun within the page, only when that is loaded at them', async () => {
    const remote = await show();
    const questions = () => remote.calls.filter(({ id }) => id === 'posts.getDraft').length;
    loadedAt('/create-post');
    await userEvent.type(topic(), 'bells');
    await click('New draft');
    await waitFor(() => expect(topic()).toHaveValue(''));
    expect(questions()).toBe(0);
    remote.unmount();
    const id = crypto.randomUUID();
    loadedAt(`/create-post?new=${id}`);
    server.write(id, { topic: 'ringing' });
    await show({}, ADA, `/create-post?new=${id}`);
    expect(topic()).toHaveValue('ringing');
  });

  test('are asked for when the way back leads to one that was begun within the page', async () => {
    loadedAt('/create-post');
    const newPostPath = `/create-post?new=${crypto.randomUUID()}`;
    const remote = await show({}, ADA, newPostPath);
    await writeMore('Toll the bells');
    await waitForSave();
    remote.unmount();
    open({}, newPostPath);
    expect(await screen.findByLabelText('Post text')).toHaveValue('Toll the bells');
  });

  test('say who began them, where several write', async () => {
    server.write(ID, { topic: 'ringing' });
    server.others.add(ID);
    const members = [
      { id: 'u1', name: 'Ada' },
      { id: 'u2', name: 'Bob' },
    ];
    await show({ 'identity.listMembers': { success: true, members } });
    expect(await screen.findByText(/^By Bob · changed /)).toBeInTheDocument();
  });

  test('are made when another generated post is selected after one was edited', async () => {
    await show({ 'ai.createPosts': () => generation(GENERATION_STEPS) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await userEvent.click(await screen.findByRole('button', { name: 'Select post 1' }));
    await userEvent.type(await screen.findByLabelText('Post text'), ' Come!');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText(/edited by you/)).toBeInTheDocument();
    await click('Select post 2');
    await waitFor(() => expect(field()).toHaveValue('Who hears them first?'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(texts().sort()).toEqual(['The bells ring on Saturday. Come!', 'Who hears them first?']),
    );
    const list = await screen.findByRole('region', { name: 'Drafts' });
    expect(within(list).getByRole('link', { name: 'The bells ring on Saturday. Come!' })).toBeInTheDocument();
  });

  test('are a few first, then all, then older ones, which are asked for again where they could not be had', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) server.write(crypto.randomUUID(), { topic: name });
    const list = server.answers['posts.listDrafts'] as () => { drafts: { id: string; topic: string }[] };
    const older = { ...list().drafts[0], id: OTHER, topic: 'older', text: '' };
    let fails = true;
    await show(
      {
        'posts.listDrafts': ({ query }: { query?: { before?: string } }) => {
          if (query?.before === undefined) return { ...list(), next: 'then' };
          return fails ? silent() : { ...list(), drafts: [older] };
        },
      },
      ADA,
      `/create-post?new=${ID}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more drafts' }));
    expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
    await click('Older drafts');
    expect(await screen.findByText('Couldn’t load older drafts.')).toBeInTheDocument();
    fails = false;
    await click('Retry');
    expect(await screen.findByRole('link', { name: 'older' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Older drafts' })).not.toBeInTheDocument();
  });

  test('don’t block writing if they can’t be loaded', async () => {
    server.write(ID, { topic: 'ringing' });
    await show({ 'posts.listDrafts': silent }, ADA, `/create-post?draft=${ID}`);
    expect(await screen.findByText('Couldn’t load your other drafts.')).toBeInTheDocument();
    expect(button('Generate Post')).toBeEnabled();
  });
});
