import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { show } from './show.ts';

const TIMERS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'performance', 'hrtime'] as const),
];

export const chip = /^4:30 PM The bells ring\. ?, Facebook, [\w ]+$/;
export const queriesOf = ({ calls }: ReturnType<typeof show>) =>
  calls.flatMap(({ id, input }) =>
    id === 'posts.listPlanned' ? [(input as { query: Record<string, string> }).query] : [],
  );
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Starts each test on a Monday, at eleven in Berlin; timers run as they do. */
export function setUpCalendarTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), doNotFake: TIMERS });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
