import { defineRemote, type User, type UserStorage } from '@carillon/sdk/index.ts';
import { openUserStorage } from '@carillon/sdk/storage/user-storage.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import { connectedAnswers } from './answers.ts';
import { apiError, type FakePosts, fakePosts } from './fake-posts.ts';

const Remote = defineRemote(Root);

/** The server of this test, which each page of it finds as the one before left it. */
export let server: FakePosts;

beforeEach(async () => {
  // The dialogs of the page before leave the browser's history a moment later.
  await waitFor(() => expect(Number(window.history.state?.dialogs ?? 0)).toBe(0));
  window.localStorage.clear();
  window.sessionStorage.clear();
  server = fakePosts();
  online(true);
  // It hears of it only while a page is there.
  onlineManager.setOnline(true);
});

export const ADA: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};
export const storageOf = (userId: string): UserStorage =>
  openUserStorage(window.localStorage, window, userId);

export function online(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The composer with all three networks connected. */
export const open = (
  answers: RenderRemoteOptions['answers'] = {},
  path = '/create-post',
  user: RenderRemoteOptions['user'] | null = ADA,
): RenderedRemote =>
  renderRemote(Remote, {
    path,
    answers: { ...server.answers, ...connectedAnswers, ...answers },
    ...(user && { user }),
  });

/** The same, once it has opened a draft. */
export async function show(
  answers: RenderRemoteOptions['answers'] = {},
  user: RenderRemoteOptions['user'] | null = ADA,
  path = '/create-post',
): Promise<RenderedRemote> {
  const remote = open(answers, path, user);
  if (user) await screen.findByLabelText('What is your post about?');
  return remote;
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
export const click = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
export const topic = (): HTMLElement => screen.getByLabelText('What is your post about?');

/** An answer that refuses. */
export const refuse =
  (message: string, errors = {}) =>
  (): never => {
    throw Object.assign(apiError('validation_failed', undefined, message), { fieldErrors: errors });
  };

/** A post in the editor, written by hand. */
export async function write(
  text: string,
  answers: RenderRemoteOptions['answers'] = {},
): Promise<RenderedRemote> {
  const remote = await show(answers);
  await writeMore(text);
  return remote;
}

/** The same from the page that is there already. */
export async function writeMore(text: string): Promise<void> {
  await userEvent.type(topic(), text);
  await click('Write it myself');
  await screen.findByLabelText('Post text');
}

/** Follows the link from an empty page to the newest draft, as another page of the browser. */
export async function continueDraft(answers: RenderRemoteOptions['answers'] = {}): Promise<RenderedRemote> {
  const empty = await show(answers);
  const link = await screen.findByRole('link', { name: /^Continue: / });
  empty.unmount();
  return open(answers, link.getAttribute('href') ?? '');
}

/** The dialog with this title. By its text, since all dialogs share one label id in tests. */
export const dialog = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]') ?? document.body;

export const openPublish = async (): Promise<HTMLElement> => {
  await click('Publish');
  return dialog('Publish your post');
};

export const openSchedule = async (): Promise<HTMLElement> => {
  await openPublish();
  await click('Schedule for later');
  return dialog('Schedule your post');
};

/** The forms that were sent, oldest first. */
export const formsOf = ({ calls }: RenderedRemote, id: string): FormData[] =>
  calls.filter((call) => call.id === id).map(({ input }) => (input as { form: FormData }).form);

export const picture = (): File => new File(['x'], 'shop.png', { type: 'image/png' });

/** An MP4 with an index and nothing else. */
export const film = (): File =>
  new File([new Uint8Array([0, 0, 0, 8]), 'moov'], 'shop.mp4', { type: 'video/mp4' });
