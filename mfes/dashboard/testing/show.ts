import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);

type Answers = NonNullable<RenderRemoteOptions['answers']>;

/** The piece at some address, for Ada. */
export const showAt = (path: string, answers: Answers, timezone = 'UTC'): RenderedRemote =>
  renderRemote(Remote, {
    path,
    answers,
    user: { id: 'u1', name: 'Ada', email: 'ada@example.com', timezone },
  });

/** An answer that refuses. */
export const refuse =
  (code: ErrorName, message: string, errors: Record<string, string[]> = {}) =>
  (): never => {
    throw new ApiError(ERRORS[code].status, { success: false, error: code, message, errors });
  };

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What was asked of an operation, oldest first. */
export const asked = ({ calls }: RenderedRemote, id: string): unknown[] =>
  calls.filter((call) => call.id === id).map(({ input }) => input);
