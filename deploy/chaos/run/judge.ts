import type { Row } from '../system/ledger.ts';
import type { RemotePost } from '../system/network.ts';
import type { Accepted } from './press.ts';

/** What became of what was accepted. */
export interface Judgement {
  readonly out: number;
  /** Said to be out, and not there; or not known any more. */
  readonly lost: readonly string[];
  /** There more often than they were published. */
  readonly doubled: readonly string[];
  /** The user was told that it failed, and it is there. */
  readonly failedThoughOut: readonly string[];
  /** The user stopped it, and it is there. */
  readonly canceledThoughOut: readonly string[];
  /** Stopped in time. */
  readonly canceled: number;
  /** The reasons of what failed rightly. */
  readonly failed: readonly string[];
}

/**
 * Holds what the users were promised against what stands on the networks. Two publications may have the same text, so
 * each text is counted: as often published as it is there.
 */
export function judge(
  accepted: readonly Accepted[],
  rows: readonly Row[],
  posts: readonly RemotePost[],
): Judgement {
  const byId = new Map(rows.map((row) => [row.id, row]));
  let out = 0;
  const lost: string[] = [];
  const doubled: string[] = [];
  const failedThoughOut: string[] = [];
  const canceledThoughOut: string[] = [];
  let canceled = 0;
  const failed: string[] = [];
  for (const [text, promised] of groups(accepted)) {
    const known = promised.flatMap(({ id }) => byId.get(id) ?? []);
    const published = known.filter(({ status }) => status === 'published');
    const refused = known.filter(({ status }) => status === 'failed');
    const there = posts.filter((post) => `${post.network}: ${post.text}` === text).length;
    const extra = there - published.length;
    const stopped = known.filter(({ status }) => status === 'canceled').length;
    const stoppedOut = Math.min(Math.max(extra - refused.length, 0), stopped);
    canceled += stopped - stoppedOut;
    repeat(stoppedOut, () => canceledThoughOut.push(text));
    const unexplained = Math.max(extra - refused.length - stopped, 0);
    out += published.length;
    repeat(promised.length - known.length, () => lost.push(`${text} (nothing is known of it)`));
    repeat(-extra, () => lost.push(`${text} (said to be out)`));
    repeat(unexplained, () => doubled.push(`${text} (${there} times)`));
    refused.forEach((row, n) => {
      const reason = `${row.platform}: ${row.reason ?? ''}`;
      (n < extra ? failedThoughOut : failed).push(n < extra ? `${text} (${reason})` : reason);
    });
  }
  return { out, lost, doubled, failedThoughOut, canceledThoughOut, canceled, failed };
}

function groups(accepted: readonly Accepted[]): Map<string, Accepted[]> {
  const found = new Map<string, Accepted[]>();
  for (const one of accepted) {
    const key = `${one.platform}: ${one.text}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

function repeat(times: number, work: () => void): void {
  for (let n = 0; n < times; n++) work();
}
