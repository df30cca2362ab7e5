import type { Operation } from '@carillon/contracts/operation.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RemoteProps } from '../shell.ts';
import { renderRemote } from './render-remote.tsx';
import { sampleReply } from './sample-reply.ts';

/** Replies that a page must live with, from a server that is newer, broken, or not Carillon at all. */
const ODD: Readonly<Record<string, (operation: Operation) => unknown>> = {
  'nothing odd': ({ response }) => sampleReply(response),
  'new fields and enum values': ({ response }) =>
    withUnknown(sampleReply(response, { enumValue: 'unheard of' })),
  null: () => null,
  'an empty object': () => ({}),
  'a bare success': () => ({ success: true }),
  'an empty list': () => [],
  'a failure without a reason': () => ({ success: false }),
  'null in place of every value': ({ response }) => mapFields(sampleReply(response), () => null),
  'text in place of every value': ({ response }) => mapFields(sampleReply(response), () => 'odd'),
};

/** Tests that every page of a micro-frontend shows something for replies that it doesn't expect. */
export function testOddReplies(Remote: ComponentType<RemoteProps>, paths: readonly string[]): void {
  let reported: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // React reports what the error boundary catches.
    reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => reported.mockRestore());

  describe.each(paths)('%s', (path) => {
    test.each(Object.entries(ODD))('survives %s', async (_, answerOthers) => {
      renderRemote(Remote, { path, user: USER, answerOthers });
      await settle();
      const errors = reported.mock.calls.flat().filter((one: unknown) => one instanceof Error);
      expect(screen.queryByText('Something went wrong on this page') && errors[0]?.stack).toBeNull();
      expect(document.body.textContent).not.toMatch(/^$|\bundefined\b|\bNaN\b|Invalid Date|\[object /);
      cleanup();
    });
  });
}

const USER = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'UTC',
  workspace: { id: 'w1', name: 'Ada', role: 'owner' as const },
};

/** Waits until a page has loaded its parts and its replies: until it no longer changes. */
async function settle(): Promise<void> {
  let last = '';
  for (let same = 0, turns = 0; same < 8 && turns < 200; turns++) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    same = document.body.innerHTML === last ? same + 1 : 0;
    last = document.body.innerHTML;
  }
}

const withUnknown = (reply: unknown): unknown =>
  typeof reply === 'object' ? { ...reply, unheard: { of: true } } : reply;

const mapFields = (reply: unknown, change: (value: unknown) => unknown): unknown =>
  typeof reply === 'object' && reply !== null && !Array.isArray(reply)
    ? Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, change(value)]))
    : change(reply);
