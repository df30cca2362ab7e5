import type { Row } from '../system/ledger.ts';
import type { RemotePost } from '../system/network.ts';
import { isExplained, isToldUnknown } from './explain.ts';
import type { PromisedPost } from './words.ts';

/** The results of the accepted publications. */
export interface Judgement {
  readonly out: number;
  /** Said to be out, and not there, not at that place or not under that id; or not known any more. */
  readonly lost: readonly string[];
  /** Posts that are on a network more often than they were published. */
  readonly doubled: readonly string[];
  /** On a network where nobody asked for it: another page, another text. */
  readonly strays: readonly string[];
  /** The user was told that it failed, but it is there. */
  readonly failedThoughOut: readonly string[];
  /** Given up without a reason, or for one that nothing in the run can have caused. */
  readonly unexplained: readonly string[];
  /** The user stopped it, and it is there. */
  readonly canceledThoughOut: readonly string[];
  /** Stopped in time. */
  readonly canceled: number;
  /** The reasons of what failed rightly. */
  readonly failed: readonly string[];
}

type Findings = { -readonly [Name in keyof Judgement]: Judgement[Name] extends number ? number : string[] };

/**
 * Compares what users were promised with what the networks have. Two publications may have the same text, so each
 * text is counted by place: published as often as it is there.
 * @param refusals the planned rejections, by number
 */
export function judge(
  promises: readonly PromisedPost[],
  rows: readonly Row[],
  posts: readonly RemotePost[],
  refusals: ReadonlySet<number> = new Set(),
): Judgement {
  const findings: Findings = {
    out: 0,
    canceled: 0,
    lost: [],
    doubled: [],
    strays: [],
    failed: [],
    failedThoughOut: [],
    canceledThoughOut: [],
    unexplained: [],
  };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const promisesByPlace = groups(promises, (promise) =>
    placeOf(promise, wordsOf(promise, byId.get(promise.id))),
  );
  const postsByPlace = groups(posts, ({ network, authorId, text }) => `${network} ${authorId}: ${text}`);
  const unused = new Set(refusals);
  for (const [place, promised] of promisesByPlace) {
    const knownRows = promised.flatMap((promise) => {
      const row = byId.get(promise.id);
      const before = promise.earlier.flatMap((text) => postsByPlace.get(placeOf(promise, text)) ?? []);
      return row ? [{ ...row, before }] : [];
    });
    for (let n = knownRows.length; n < promised.length; n++)
      findings.lost.push(`${place} (nothing is known of it)`);
    judgePlace(findings, place, knownRows, postsByPlace.get(place) ?? [], unused);
  }
  for (const [place, strays] of postsByPlace)
    if (!promisesByPlace.has(place)) findings.strays.push(...strays.map(({ id }) => `${place} (${id})`));
  return findings;
}

interface KnownRow extends Row {
  /** Posts in its place with words that it had before. */
  readonly before: readonly RemotePost[];
}

/** All publications of one text at one place. */
function judgePlace(
  findings: Findings,
  place: string,
  knownRows: readonly KnownRow[],
  posts: readonly RemotePost[],
  refusals: Set<number>,
): void {
  const having = (status: string): readonly KnownRow[] => knownRows.filter((row) => row.status === status);
  const [published, stopped] = [having('published'), having('canceled').length];
  // An extra post belongs first to a failed row that was reported as possibly published.
  const refusedRows = having('failed').toSorted(
    (a, b) => Number(isToldUnknown(b)) - Number(isToldUnknown(a)),
  );
  const extra = posts.length - published.length;
  findings.out += Math.min(published.length, posts.length);
  findings.lost.push(...times(-extra, `${place} (said to be out)`));
  if (extra >= 0)
    findings.lost.push(...misnamed(published, posts).map((id) => `${place} (not there as ${id})`));
  const stoppedOut = clamp(extra - refusedRows.length, stopped);
  findings.canceled += stopped - stoppedOut;
  findings.canceledThoughOut.push(...times(stoppedOut, place));
  findings.doubled.push(...times(extra - refusedRows.length - stopped, `${place} (${posts.length} times)`));
  const refusedOut = clamp(extra, refusedRows.length);
  refusedRows.forEach((row, n) => {
    const reason = `${row.platform}: ${row.reason ?? 'no reason'}`;
    if (n < refusedOut && !isToldUnknown(row)) findings.failedThoughOut.push(`${place} (${reason})`);
    else if (isExplained(row, [...posts, ...row.before], refusals)) findings.failed.push(reason);
    else findings.unexplained.push(`${place} (${reason})`);
  });
}

/** IDs that Carillon took for its post's own: missing ones, and ones used for two posts. */
const misnamed = (published: readonly Row[], posts: readonly RemotePost[]): string[] => {
  const free = new Set(posts.map(({ id }) => id));
  return published.flatMap(({ remoteId }) =>
    remoteId !== null && free.delete(remoteId) ? [] : `${remoteId}`,
  );
};

const placeOf = ({ platform, authorId }: PromisedPost, text: string): string =>
  `${platform} ${authorId}: ${text}`;

/** The text it must have there: if the reply to an edit was lost, Carillon's current one. */
const wordsOf = ({ text, otherwise }: PromisedPost, row: Row | undefined): string =>
  otherwise.find((other) => other === row?.content) ?? text;

function groups<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const max = new Map<string, T[]>();
  for (const item of items) max.set(keyOf(item), [...(max.get(keyOf(item)) ?? []), item]);
  return max;
}

const clamp = (count: number, byKey: number): number => Math.min(Math.max(count, 0), byKey);

const times = (count: number, text: string): string[] =>
  Array.from({ length: Math.max(count, 0) }, () => text);
