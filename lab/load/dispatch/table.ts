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
  /** Commands to the store for each job, by the workers; null where they were not counted. */
  readonly commands: number | null;
}

export function rowOf(
  labels: Pick<Row, 'system' | 'jobs' | 'workers'>,
  { lateness, doubled, tookMs, commands }: Dispatched,
): Row {
  const at = (share: number): number => lateness[Math.ceil(lateness.length * share) - 1] ?? Number.NaN;
  return {
    ...labels,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    perSecond: Math.round((labels.jobs / tookMs) * 1000),
    doubled,
    commands: commands > 0 ? Number((commands / labels.jobs).toFixed(2)) : null,
  };
}

/** All rows, each with its throughput as a ratio to Carillon's of as many jobs and workers. */
export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map((row) => {
      const ownRows = rows.filter(
        ({ system, jobs, workers }) =>
          system.startsWith('carillon') && jobs === row.jobs && workers === row.workers,
      );
      const ratios = ownRows.map(({ system, perSecond }) => [
        `× ${system}`,
        Number((row.perSecond / perSecond).toFixed(2)),
      ]);
      return { ...row, ...Object.fromEntries(ratios) };
    }),
  );
}
