import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Chart } from './chart.tsx';
import { LineChart } from './line-chart.tsx';
import type { ChartPoint, ChartShape } from './series.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const points: readonly ChartPoint[] = [1, 2].map((at) => ({
  at,
  label: `${at}`,
  title: `Day ${at}`,
  values: { likes: 30 * at, comments: 10, shares: null },
}));

const show = (draw: (shape: ChartShape) => ReactNode) => {
  const load = async () => draw;
  const chart = (data: readonly ChartPoint[]) => (
    <Chart label="Engagement" step="Day" points={data} height={350} empty="Nothing" load={load} />
  );
  const { rerender } = render(chart(points));
  return (data: readonly ChartPoint[]) => rerender(chart(data));
};
/** Runs everything that waits, and what results from it, repeatedly. */
async function goOn(): Promise<void> {
  do await act(async () => void (await jest.runAllTimersAsync()));
  while (jest.getTimerCount() > 0);
}

test('a chart that fails to draw is retried three times, then by hand, and with other data', async () => {
  let draws = 0;
  let works = false;
  const showData = show(() => {
    draws++;
    if (!works) throw new Error('no canvas');
    return <p>Drawn</p>;
  });
  await goOn();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load chart');
  // React draws what throws once more by itself.
  const tries = draws;
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await goOn();
  expect(screen.getByText('Drawn')).toBeInTheDocument();
  expect(tries).toBeGreaterThanOrEqual(4);
  showData([...points]);
  await goOn();
  expect(screen.getByText('Drawn')).toBeInTheDocument();
});

test('names the lines, puts the numbers in a table, and shows unknown values as dashes', async () => {
  show(LineChart);
  await goOn();
  expect(screen.getByText('Likes', { selector: 'text' })).toBeInTheDocument();
  expect(screen.queryByText('Shares', { selector: 'text' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Day 2 60 10 –' })).toBeInTheDocument();
});

test('few points appear gently, many at once', async () => {
  const many = Array.from(
    { length: 90 },
    (_, at) => ({ ...points[0], at, title: `Day ${at}` }) as ChartPoint,
  );
  const showData = show(LineChart);
  await goOn();
  expect(document.querySelector('.animated')).toBeInTheDocument();
  showData(many);
  await goOn();
  expect(document.querySelector('.animated')).not.toBeInTheDocument();
});
