import { markdownTable } from '../../../deploy/command-line/table.ts';
import type { Sides, Times } from './measure.ts';
import type { Space } from './space.ts';

export interface Size {
  readonly publications: number;
  /** Since the size before, and how long that took. */
  readonly added: number;
  readonly addedInMs: number;
  /** Until Carillon answers again after an end. */
  readonly startMs: number;
  /** The same where the store did not note that it was closed. */
  readonly afterCrashMs: number;
  readonly space: Space;
  readonly memoryBytes: number;
  /** The machine's load in the last minute. */
  readonly load: number;
  /** By operation. */
  readonly calls: Readonly<Record<string, Sides<Times>>>;
}

/** More than this many times the duration on the small side doesn't count as flat. */
const FLAT = 1.5;
const MB = 1024 * 1024;

/** p50 and p99 by the number of publications, CPU, and each as a ratio to the side that stayed small. */
export function printGrowth(sizes: readonly Size[]): void {
  const [first] = sizes;
  if (!first) return;
  const columns = sizes.map(({ publications }) => publications.toLocaleString('en'));
  const names = Object.keys(first.calls);
  const print = (head: string, rows: readonly (readonly string[])[]): void => {
    console.log('');
    for (const line of markdownTable([head, ...columns], rows)) console.log(line);
  };
  const rowsOf = (cell: (times: Sides<Times>) => string) =>
    names.map((name) => [
      name,
      ...sizes.map(({ calls }) => {
        const times = calls[name];
        return times ? cell(times) : '';
      }),
    ]);
  print(
    'milliseconds, p50 / p99 (p99 as a ratio to the small side)',
    rowsOf((times) => `${at(times.large, 0.5)} / ${at(times.large, 0.99)} (${ratioOf(times).toFixed(2)})`),
  );
  print(
    'milliseconds of CPU for each (as a ratio)',
    rowsOf(({ small, large }) => `${large.cpu.toFixed(2)} (${(large.cpu / small.cpu).toFixed(2)})`),
  );
  const row = (name: string, cell: (size: Size) => string): string[] => [name, ...sizes.map(cell)];
  print('the store and the process', [
    row('publications added a second', ({ added, addedInMs }) =>
      added ? ((added * 1000) / addedInMs).toFixed(0) : '–',
    ),
    row('start, ms', ({ startMs }) => startMs.toFixed(0)),
    row('start after a crash, ms', ({ afterCrashMs }) => afterCrashMs.toFixed(0)),
    row('documents, MB', ({ space }) => inMb(space.documents)),
    row('indexes, MB', ({ space }) => inMb(sum(space.indexes.values()))),
    row('memory of the process, both sides, MB', ({ memoryBytes }) => inMb(memoryBytes)),
    row('load of the machine', ({ load }) => load.toFixed(1)),
  ]);
  const beyond = sizes.flatMap(({ publications, calls }) =>
    Object.entries(calls)
      .filter(([, times]) => ratioOf(times) > FLAT)
      .map(
        ([name, times]) => `${name} at ${publications.toLocaleString('en')}: ${ratioOf(times).toFixed(2)}`,
      ),
  );
  console.log(`\np99 beyond ${FLAT} times the small side: ${beyond.join('; ') || 'none'}`);
}

/** The largest indexes, by the number of publications. */
export function printIndexes(sizes: readonly Size[]): void {
  const last = sizes.at(-1);
  if (!last) return;
  const names = [...last.space.indexes].filter(([, bytes]) => bytes > MB).sort((a, b) => b[1] - a[1]);
  const rows = names.map(([name]) => [name, ...sizes.map(({ space }) => inMb(space.indexes.get(name) ?? 0))]);
  const head = [
    'indexes over 1 MB, MB',
    ...sizes.map(({ publications }) => publications.toLocaleString('en')),
  ];
  console.log('');
  for (const line of markdownTable(head, rows)) console.log(line);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);
const inMb = (bytes: number): string => (bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0);
const quantile = ({ taken }: Times, share: number): number =>
  taken[Math.max(0, Math.ceil(taken.length * share) - 1)] ?? Number.NaN;
const at = (times: Times, share: number): string => quantile(times, share).toFixed(1);
const ratioOf = ({ small, large }: Sides<Times>): number => quantile(large, 0.99) / quantile(small, 0.99);
