import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StepList } from './step-list.tsx';
import type { Progress } from './use-streamed-action.ts';

const STEPS = ['Read', 'Research', 'Write'] as const;
type Step = (typeof STEPS)[number];

const list = (steps: Progress<Step>['steps'] = {}) => (
  <StepList steps={STEPS} progress={{ steps, text: '' }} eachMs={[8_500, 8_500]} />
);
const states = () => screen.getAllByRole('listitem').map(({ className }) => className || 'next');
const current = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('while the answer is awaited', () => {
  test('marks the first step as running', () => {
    const { container } = render(list());
    expect(states()).toEqual(['started', 'next', 'next']);
    expect(current()).toHaveLength(1);
    expect(container.querySelectorAll('.ant-spin')).toHaveLength(1);
  });

  test('moves on when a step’s time is over, and waits at the last step', () => {
    render(list());
    pass(8_500);
    expect(states()).toEqual(['done', 'started', 'next']);
    pass(8_500);
    expect(states()).toEqual(['done', 'done', 'started']);
    pass(60_000);
    expect(states()).toEqual(['done', 'done', 'started']);
  });

  test('calls the steps by the names it is given', () => {
    const names = { Read: 'Lesen', Research: 'Nachsehen', Write: 'Schreiben' };
    render(<StepList steps={STEPS} names={names} progress={{ steps: {}, text: '' }} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Lesen', 'Nachsehen', 'Schreiben']);
    expect(screen.getByText('Step 1 of 3: Lesen')).toBeInTheDocument();
  });

  test('says how many tasks are ahead in the queue of a model', () => {
    const { rerender } = render(<StepList steps={STEPS} progress={{ steps: {}, text: '', ahead: 2 }} />);
    expect(screen.getByText('Waiting for the language model: 2 tasks are ahead of yours.')).toBeVisible();
    rerender(<StepList steps={STEPS} progress={{ steps: {}, text: '', ahead: 0 }} />);
    expect(screen.queryByText(/ahead of yours/)).toBeNull();
  });

  test('announces the running step politely', () => {
    render(list());
    expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 3: Read');
    pass(8_500);
    expect(screen.getByRole('status')).toHaveTextContent('Step 2 of 3: Research');
  });
});

describe('once the server reports its steps', () => {
  test('follows the server, whatever the time', () => {
    const { rerender } = render(list({ Read: 'started' }));
    pass(60_000);
    expect(states()).toEqual(['started', 'next', 'next']);
    rerender(list({ Read: 'done' }));
    expect(states()).toEqual(['done', 'started', 'next']);
    rerender(list({ Read: 'done', Research: 'done', Write: 'done' }));
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  test('never goes back', () => {
    const { rerender } = render(list());
    pass(8_500);
    rerender(list({ Read: 'started' }));
    expect(states()).toEqual(['done', 'started', 'next']);
  });
});
