import type { Options } from './options.ts';
import type { RunResult } from './run/run-result.ts';

export interface Total {
  readonly runs: number;
  readonly publications: number;
  readonly out: number;
  readonly commentsOut: number;
  readonly commentsFailed: number;
  readonly failed: ReadonlyMap<string, number>;
  readonly lost: number;
  readonly doubled: number;
  readonly canceled: number;
  readonly strays: number;
  /** Reported to the user as failed or canceled, but published. */
  readonly wronglyTold: number;
  /** Given up, though nothing in the run can have made that necessary. */
  readonly unexplained: number;
  readonly stuck: number;
  readonly edits: number;
  readonly retries: number;
  readonly ends: ReadonlyMap<string, number>;
  readonly networkFaults: number;
  readonly linkFaults: number;
  readonly storeFaults: number;
  readonly seconds: number;
  readonly faults: number;
}

/** Everything of a run that should not be. */
export const faultsOf = ({
  lost,
  doubled,
  strays,
  unexplained,
  failedThoughOut,
  canceledThoughOut,
  brokenPromises,
  stuck,
}: RunResult): string[] => [
  ...lost.map((text) => `LOST ${text}`),
  ...doubled.map((text) => `DOUBLED ${text}`),
  ...strays.map((text) => `ASKED FOR BY NOBODY ${text}`),
  ...unexplained.map((text) => `FAILED WITHOUT NEED ${text}`),
  ...failedThoughOut.map((text) => `FAILED THOUGH OUT ${text}`),
  ...canceledThoughOut.map((text) => `CANCELED THOUGH OUT ${text}`),
  ...brokenPromises.map((text) => `BROKEN PROMISE ${text}`),
  ...stuck.map((text) => `NOT SETTLED ${text}`),
];

export const runLine = (number: number, seed: number, result: RunResult): string =>
  [
    `run ${number} seed ${seed}: ${result.accepted} publications, ${result.out} out,`,
    `${result.failed.length} failed with reason, ${result.unexplained.length} without need, ${result.canceled} canceled,`,
    `${result.commentsOut} first comments out, ${result.commentsFailed} failed and told,`,
    `${result.lost.length} lost, ${result.doubled.length} doubled,`,
    `${result.stuck.length} not settled; ${result.edits} edited, ${result.retries} sent again; ended: ${list(result.ends)};`,
    `${result.networkFaults} network faults, ${result.linkFaults} of links, ${result.storeFaults} of the store; ${Math.round(result.skippedMs / 60_000)} min skipped;`,
    `${result.seconds.map((seconds) => seconds.toFixed(0)).join(' + ')} s`,
  ].join(' ');

export function addUp(results: readonly RunResult[]): Total {
  const sum = (of: (result: RunResult) => number): number =>
    results.reduce((all, result) => all + of(result), 0);
  return {
    runs: results.length,
    publications: sum(({ accepted }) => accepted),
    out: sum(({ out }) => out),
    commentsOut: sum(({ commentsOut }) => commentsOut),
    commentsFailed: sum(({ commentsFailed }) => commentsFailed),
    failed: countPairs(
      results.flatMap(({ failed }) => failed.map((reason): [string, number] => [reason, 1])),
    ),
    lost: sum(({ lost }) => lost.length),
    doubled: sum(({ doubled }) => doubled.length),
    strays: sum(({ strays }) => strays.length),
    unexplained: sum(({ unexplained }) => unexplained.length),
    canceled: sum(({ canceled }) => canceled),
    wronglyTold: sum(
      ({ failedThoughOut, canceledThoughOut, brokenPromises }) =>
        failedThoughOut.length + canceledThoughOut.length + brokenPromises.length,
    ),
    stuck: sum(({ stuck }) => stuck.length),
    edits: sum(({ edits }) => edits),
    retries: sum(({ retries }) => retries),
    ends: countPairs(results.flatMap(({ ends }) => [...ends])),
    networkFaults: sum(({ networkFaults }) => networkFaults),
    linkFaults: sum(({ linkFaults }) => linkFaults),
    storeFaults: sum(({ storeFaults }) => storeFaults),
    seconds: sum(({ seconds }) => seconds.reduce((all, one) => all + one, 0)),
    faults: sum((result) => faultsOf(result).length),
  };
}

export const closingLine = (options: Options, total: Total): string =>
  [
    `${options.mode}${options.mode === 'distributed' ? `, ${options.store} store` : ''}${options.links ? ', links' : ''}${options.withoutLook ? ', WITHOUT looking before a retry' : ''}, from seed ${options.seed}:`,
    `${total.runs} runs, ${total.publications} publications, ${total.out} out,`,
    `${sumOf(total.failed)} failed with reason, ${total.unexplained} without need, ${total.canceled} canceled, ${total.lost} lost,`,
    `${total.doubled} doubled, ${total.strays} asked for by nobody, ${total.wronglyTold} wrongly told, ${total.stuck} not settled;`,
    `${total.commentsOut} first comments out, ${total.commentsFailed} failed and told;`,
    `${total.edits} edited, ${total.retries} sent again;`,
    `${sumOf(total.ends)} processes ended or frozen (${list(total.ends)}), ${total.networkFaults} network faults, ${total.linkFaults} of links, ${total.storeFaults} of the store;`,
    `${Math.round(total.seconds)} s.`,
    ...[...total.failed].map(([reason, count]) => `\n  ${count} × ${reason}`),
  ].join(' ');

export interface Complaint {
  readonly message: string;
  readonly exitCode: 1 | 3;
}

/** Returns the complaint about a series; null when every run came to its end without a fault. */
export function complaint(
  { withoutLook, runs }: Pick<Options, 'withoutLook' | 'runs'>,
  { doubled, faults, runs: done }: Pick<Total, 'doubled' | 'faults' | 'runs'>,
  brokenCount: number,
): Complaint | null {
  if (withoutLook && doubled === 0)
    return {
      message: `Nothing was doubled in ${done} of ${runs} runs without the look: either the faults met no call to publish, or the count misses doubles.`,
      exitCode: 3,
    };
  if (withoutLook) return { message: `${doubled} doubled, as it must be without the look.`, exitCode: 1 };
  if (brokenCount > 0)
    return { message: `${brokenCount} of ${runs} runs broke and are not counted.`, exitCode: 1 };
  if (done === 0) return { message: 'No run came to its end.', exitCode: 1 };
  return faults > 0 ? { message: `${faults} faults: see above.`, exitCode: 1 } : null;
}

function countPairs(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of pairs) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

const list = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing';
