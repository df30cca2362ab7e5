import { markdownTable } from '../../../deploy/command-line/table.ts';
import type { Times } from './measure.ts';

export interface Size {
  readonly publications: number;
  readonly addedInMs: number;
  /** Until Carillon answers again after an end. */
  readonly startMs: number;
  readonly disk: string;
  /** By what was done. */
  readonly times: Readonly<Record<string, Times>>;
}

/** p50 and p99 of each by the number of publications, and each p99 as a ratio to that of the smallest number. */
export function printGrowth(sizes: readonly Size[]): void {
  const [smallest] = sizes;
  if (!smallest) return;
  const head = ['milliseconds, p50 / p99', ...sizes.map((one) => one.publications.toLocaleString('en'))];
  const rows = Object.keys(smallest.times).map((name) => [
    name,
    ...sizes.map(({ times }) => {
      const [p50, p99] = [at(times[name], 0.5), at(times[name], 0.99)];
      const ratio = p99 / at(smallest.times[name], 0.99);
      return `${p50.toFixed(1)} / ${p99.toFixed(1)}${times === smallest.times ? '' : ` (${ratio.toFixed(2)})`}`;
    }),
  ]);
  rows.push(['start', ...sizes.map(({ startMs }) => startMs.toFixed(0))]);
  rows.push(['size of the store', ...sizes.map(({ disk }) => disk)]);
  for (const line of markdownTable(head, rows)) console.log(line);
}

const at = (times: Times | undefined, share: number): number =>
  times?.[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
