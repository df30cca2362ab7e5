import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { type RenderedRemote, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';
import { type Answers, allConnected, noDrafts, noneConnected, noPosts, post } from './answers.ts';
import { SLOW_FIGURES } from './figure-answers.ts';

const Remote = defineRemote(Root);

/** The piece at some address, for Ada. */
export const showAt = (
  path: string,
  answers: Answers,
  timezone = 'UTC',
  role: Role = 'owner',
): RenderedRemote =>
  renderRemote(Remote, {
    path,
    answers: { 'posts.listDrafts': noDrafts, ...SLOW_FIGURES, ...answers },
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      timezone,
      workspace: { id: 'w1', name: 'Ada', role },
    },
  });

/** The dashboard, with nothing connected or written unless said otherwise. */
export const showDashboard = (answers: Answers = {}, path = '/dashboard'): RenderedRemote =>
  showAt(path, { ...noneConnected, 'posts.listUserPosts': noPosts, ...answers });

export const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

/** An answer that refuses. */
export const refuse =
  (code: ErrorName, message: string, errors: Record<string, string[]> = {}) =>
  (): never => {
    throw new ApiError(ERRORS[code].status, { success: false, error: code, message, errors });
  };

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Returns the inputs of an operation's calls, oldest first. */
export const inputsOf = ({ calls }: RenderedRemote, id: string): unknown[] =>
  calls.filter((call) => call.id === id).map(({ input }) => input);

/** Builds the reply of an operation that succeeded, for one target or a whole post. */
export const done = (message: string) => ({ success: true, message, publication: {} });
export const doneToAll = (message: string, more: object = {}) => ({
  success: true,
  message,
  results: [{}],
  refused: [],
  ...more,
});

/** The page of a post with these targets, all networks connected. */
export const showPost = (results: object[], answers: Answers = {}): RenderedRemote =>
  showAt('/posts/post-1', { ...allConnected, 'posts.getPost': post(...results), ...answers });

export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
export const inDialog = async (name: string | RegExp): Promise<void> =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));
export const waitUntilClosed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
