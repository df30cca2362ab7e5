import type { Dispatched } from './workers.ts';

export interface Row {
  readonly system: string;
  readonly jobs: number;
  readonly workers: number;
  /** Lateness, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly perSecond: number;
  readonly doubled: number;
}

export function rowOf(
  labels: Pick<Row, 'system' | 'jobs' | 'workers'>,
  { lateness, doubled }: Dispatched,
): Row {
  const at = (share: number): number => lateness[Math.ceil(lateness.length * share) - 1] ?? Number.NaN;
  const max = at(1);
  return {
    ...labels,
    p50: at(0.5),
    p99: at(0.99),
    max,
    perSecond: Math.round((labels.jobs / max) * 1000),
    doubled,
  };
}

/** All rows, each with its throughput as a ratio to Carillon's of as many jobs and workers. */
export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map((row) => {
      const ours = rows.filter(
        ({ system, jobs, workers }) =>
          system.startsWith('carillon') && jobs === row.jobs && workers === row.workers,
      );
      const ratios = ours.map(({ system, perSecond }) => [
        `× ${system}`,
        Number((row.perSecond / perSecond).toFixed(2)),
      ]);
      return { ...row, ...Object.fromEntries(ratios) };
    }),
  );
}
