import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Describing } from '../features/description/components/describing.tsx';

type Steps = Parameters<typeof Describing>[0]['progress']['steps'];
const describing = (steps: Steps = {}) => (
  <Describing progress={{ steps, text: '' }} onCancel={() => undefined} />
);
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('moves from 15 to 90 percent while the answer is awaited, with the description marked as running', () => {
  render(describing());
  const percents = [percent()];
  for (const ms of [2_500, 2_500, 2_000, 60_000]) {
    pass(ms);
    percents.push(percent());
  }
  expect(percents).toEqual(['15', '40', '70', '90', '90']);
  expect(screen.getByText('Description').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('follows the server’s steps to 100 percent, and never goes back', () => {
  const { rerender } = render(describing({ Description: 'started' }));
  const percents = [percent()];
  for (const steps of [
    { Description: 'done' },
    { Description: 'done', 'Content analysis': 'started' },
    { Description: 'done', 'Content analysis': 'done' },
    { Description: 'started' },
  ] satisfies Steps[]) {
    rerender(describing(steps));
    percents.push(percent());
  }
  expect(percents).toEqual(['40', '70', '90', '100', '100']);
});
