import type { Role } from '@carillon/contracts/domain/roles.ts';
import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
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

export const ADA: User = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' },
};

/** The piece at some address, for Ada. */
export const showAt = (path: string, answers: Answers = {}, role: Role = 'owner'): RenderedRemote =>
  renderRemote(Remote, {
    path,
    answers,
    user: { ...ADA, workspace: { ...ADA.workspace, role } },
  });

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Returns the inputs of an operation's calls, oldest first. */
export const inputsOf = ({ calls }: RenderedRemote, id: string): { body?: unknown; signal?: AbortSignal }[] =>
  calls.filter((call) => call.id === id).map(({ input }) => input as object);

/** An answer that refuses. */
export const refuse =
  (code: ErrorName, errors: Record<string, string[]> = {}) =>
  (): never => {
    const { status, message } = ERRORS[code];
    throw new ApiError(status, { success: false, error: code, message, errors });
  };

export const WRITER = { engine: 'built-in', name: 'Carillon', fell_back: null };

/** Every text copied to the clipboard from now on. */
export function clipboard(): string[] {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}

export const noClipboard = (): void =>
  void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
