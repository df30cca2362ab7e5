import { memoryShelf } from '@carillon/sdk/testing/memory-shelf.ts';
import type { RenderedRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { drafts, generation, publication, unlinked } from './testing/answers.ts';
import {
  ADA,
  click,
  dialog,
  formsOf,
  keptFor,
  openPublish,
  picture,
  refuse,
  show,
  topic,
} from './testing/compose.ts';

let shelf = memoryShelf();
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  shelf = memoryShelf();
});

const open = (answers = {}, user = ADA): RenderedRemote => show(answers, user, shelf);
const addPicture = async (): Promise<void> => {
  await userEvent.upload(screen.getByLabelText(/Add an image or video/), picture());
  await screen.findByRole('img', { name: 'shop.png' });
};
/** Changes what is kept, as another tab does. */
const fromAnotherTab = (text: string): void => {
  const key = 'kept:u1:composerWork';
  window.localStorage.setItem(key, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }));
};
const LOST = 'These files could not be kept. Add them again: shop.png';

describe('files', () => {
  test('are there again after a reload, and go out', async () => {
    const answers = { 'posts.publishPosts': refuse('No.') };
    const first = open(answers);
    await addPicture();
    await userEvent.type(topic(), 'Ring');
    await click('Write it myself');
    first.unmount();
    const second = open(answers);
    await screen.findByLabelText('Post text');
    await openPublish();
    await click('Publish Now');
    await screen.findByText('No.');
    expect(formsOf(second, 'posts.publishPosts')[0]?.get('media_2')).toMatchObject({ name: 'shop.png' });
  });

  test('are kept before the browser leaves for a consent page, and the dialog is open again after it', async () => {
    const kept = Promise.withResolvers<void>();
    const write = shelf.write;
    shelf.write = (...what) => kept.promise.then(() => write(...what));
    const consent = {
      ...unlinked,
      'identity.facebookAuthUrl': { auth_url: 'https://network.example/consent' },
    };
    const first = open(consent);
    await addPicture();
    await userEvent.type(topic(), 'Ring');
    await click('Write it myself');
    const box = await openPublish();
    await userEvent.click(within(box).getByRole('button', { name: 'Connect Facebook' }));
    expect(first.left).toEqual([]);
    await act(async () => kept.resolve());
    await screen.findByText('Publish your post');
    expect(first.left).toEqual(['https://network.example/consent']);
    first.unmount();
    open();
    const again = await dialog('Publish your post');
    expect(await within(again).findByRole('checkbox', { name: /Instagram/ })).toBeChecked();
  });

  test('that were not kept are named, until they are there again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    shelf.write = () => Promise.reject(new Error('QuotaExceededError'));
    const first = open();
    await addPicture();
    await userEvent.type(topic(), 'Ring');
    first.unmount();
    open();
    expect(await screen.findByText(LOST)).toBeInTheDocument();
    await click('Write it myself');
    const box = await openPublish();
    expect(within(box).getByText(LOST)).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Add media'), picture());
    expect(await within(box).findByRole('checkbox', { name: /Instagram/ })).toBeChecked();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });

  test('are gone once the post is out, and after a log-out', async () => {
    const first = open({
      'posts.publishPosts': { success: true, message: '', post_id: 'p', results: [publication('facebook')] },
      'posts.getPost': { success: true, post: { results: [publication('facebook', { status: 'failed' })] } },
    });
    await addPicture();
    await userEvent.type(topic(), 'Ring');
    await click('Write it myself');
    await openPublish();
    expect(shelf.kept.size).toBe(1);
    await click('Publish Now');
    await screen.findByText('Results');
    expect(shelf.kept.size).toBe(0);
    await click('Create another post');
    await addPicture();
    expect(shelf.kept.size).toBe(1);
    first.storage?.drop();
    expect(shelf.kept.size).toBe(0);
  });
});

describe('the page', () => {
  test('does not open the editor that was closed', async () => {
    const first = open();
    await userEvent.type(topic(), 'Ring');
    await click('Write it myself');
    await screen.findByText('Edit your post');
    await userEvent.keyboard('{Escape}');
    first.unmount();
    open();
    expect(topic()).toHaveValue('Ring');
    expect(screen.queryByText('Edit your post')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Continue editing/ })).toBeInTheDocument();
  });

  test('has its drafts again after a reload', async () => {
    const first = open({ 'ai.createPosts': () => generation([]) });
    await userEvent.type(topic(), 'bells');
    await click('Generate Post');
    await screen.findByText('The bells ring on Saturday.');
    first.unmount();
    open();
    expect(screen.getByText(drafts.posts[1]?.content ?? '')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Generated Posts' })).not.toHaveFocus();
  });
});

test('a tab says that another one’s post is kept, writes nothing over it, and can be made the one', async () => {
  open();
  await userEvent.type(topic(), 'mine');
  const theirs = JSON.stringify({ topic: 'theirs', post: null });
  act(() => fromAnotherTab(theirs));
  expect(screen.getByText(/changed or sent in another tab/)).toBeInTheDocument();
  await userEvent.type(topic(), ' too');
  expect(keptFor(ADA.id).get('composerWork')).toBe(theirs);
  await click('Keep this one');
  expect(keptFor(ADA.id).get('composerWork')).toContain('mine too');
  expect(screen.getByText(/the one that is kept now/)).toHaveFocus();
});

test('what is written beside another tab’s post is there again after a reload, and still not the one that is kept', async () => {
  const first = open();
  await userEvent.type(topic(), 'mine');
  const theirs = JSON.stringify({ topic: 'theirs', post: null });
  act(() => fromAnotherTab(theirs));
  await userEvent.type(topic(), ' too');
  first.unmount();
  const second = open();
  expect(topic()).toHaveValue('mine too');
  expect(keptFor(ADA.id).get('composerWork')).toBe(theirs);
  await click('Keep this one');
  second.unmount();
  act(() => fromAnotherTab(theirs));
  open();
  expect(topic()).toHaveValue('theirs');
});

test('a post without a file that was not kept is not sent before its writer has said so', async () => {
  keptFor(ADA.id).set(
    'composerWork',
    JSON.stringify({
      ...{ topic: 'Ring', post: { text: 'Ring', hashtags: [] } },
      files: ['shop.png'],
      step: 'publish',
    }),
  );
  open();
  const box = await dialog('Publish your post');
  await within(box).findByRole('checkbox', { name: /Facebook/, checked: true });
  expect(within(box).getByText(/Add them again: shop.png/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish Now' })).toBeDisabled();
  await userEvent.click(within(box).getByRole('button', { name: 'Continue without it' }));
  expect(screen.getByRole('button', { name: 'Publish Now' })).toBeEnabled();
});

describe('a post that another tab sends', () => {
  const taken = { success: true, message: '', post_id: 'p', results: [publication('facebook')] };
  const answers = {
    'posts.publishPosts': taken,
    'posts.getPost': { success: true, post: { results: [publication('facebook', { status: 'published' })] } },
  };
  const SAID = /changed or sent in another tab/;
  const sentThere = (): string => {
    const request = { key: 'theirs', meant: 'all of it', text: 'Ring', open: true };
    return JSON.stringify({ topic: 'Ring', post: { text: 'Ring', hashtags: [] }, request });
  };

  test('is not sent from a dialog here, which says why, until the user keeps this one', async () => {
    const shown = open({ ...answers, 'posts.withdrawRequest': { success: true, message: '', taken } });
    await userEvent.type(topic(), 'Ring');
    await click('Write it myself');
    const editor = await dialog('Edit your post');
    act(() => fromAnotherTab(sentThere()));
    expect(within(editor).getByText(SAID)).toBeInTheDocument();
    const box = await openPublish();
    expect(within(box).getByText(SAID)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish Now' })).toBeDisabled();
    await click('Schedule for later');
    const later = await dialog('Schedule your post');
    expect(within(later).getByText(SAID)).toBeInTheDocument();
    expect(within(later).getByRole('button', { name: 'Schedule Post' })).toBeDisabled();
    await click('Keep this one');
    expect(within(later).getByRole('button', { name: 'Schedule Post' })).toBeEnabled();
    await userEvent.click(within(later).getByRole('button', { name: 'Publish Immediately Instead?' }));
    expect(within(box).queryByText(SAID)).not.toBeInTheDocument();
    await click('Publish Now');
    expect(await screen.findByText('Results')).toBeInTheDocument();
    // It was taken there, so nothing was sent from here.
    const withdrawn = shown.calls.filter(({ id }) => id === 'posts.withdrawRequest');
    expect(withdrawn.map(({ input }) => input)).toMatchObject([{ params: { request_key: 'theirs' } }]);
    expect(formsOf(shown, 'posts.publishPosts')).toEqual([]);
  });
});

describe('when the session ends', () => {
  const SAID = { kind: 'danger', message: 'Your post is kept: log in to go on with it.' };

  test('by itself, that is said, and the post is there again', async () => {
    const shown = open();
    await userEvent.type(topic(), 'Ring');
    act(() => shown.endSession());
    expect(shown.notices).toEqual([SAID]);
    shown.unmount();
    open();
    expect(topic()).toHaveValue('Ring');
  });

  test('by a log-out in another tab, this tab alone keeps the post, for its writer', async () => {
    const shown = open();
    await userEvent.type(topic(), 'Ring');
    window.localStorage.clear();
    act(() => shown.endSession());
    expect(shown.notices).toEqual([SAID]);
    shown.unmount();
    expect(window.localStorage).toHaveLength(0);
    const back = open();
    expect(topic()).toHaveValue('Ring');
    act(() => back.endSession());
    back.unmount();
    window.localStorage.clear();
    const other = open({}, { ...ADA, id: 'u2' });
    expect(topic()).toHaveValue('');
    other.unmount();
    expect(window.sessionStorage.getItem('composerRescued')).toBeNull();
  });

  test('by the user’s own log-out, nothing is said or kept', async () => {
    const shown = open();
    await userEvent.type(topic(), 'Ring');
    shown.storage?.drop();
    act(() => shown.endSession());
    expect(shown.notices).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage.getItem('composerRescued')).toBeNull();
  });

  test('with nothing written, there is nothing to say', () => {
    const shown = open();
    act(() => shown.endSession());
    expect(shown.notices).toEqual([]);
  });
});
