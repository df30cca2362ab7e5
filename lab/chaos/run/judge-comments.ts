import type { Row } from '../system/ledger.ts';
import type { RemoteComment } from '../system/network.ts';

/** The results of the requested first comments; each fault is one of the publications' kinds. */
export interface CommentJudgement {
  readonly commentsOut: number;
  /** Reported as failed, and not there; or reported as unknown. */
  readonly commentsFailed: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly strays: readonly string[];
  readonly unexplained: readonly string[];
  readonly failedThoughOut: readonly string[];
}

type Findings = {
  -readonly [Name in keyof CommentJudgement]: CommentJudgement[Name] extends number ? number : string[];
};

/** The network where nobody can check whether a comment exists, so one without a reply is reported as failed. */
const NOBODY_LOOKS = 'linkedin';

/** Compares each requested comment with the comments below its post: there once, or reported as failed; never twice. */
export function judgeComments(
  rows: readonly Row[],
  remoteComments: readonly RemoteComment[],
): CommentJudgement {
  const findings: Findings = {
    commentsOut: 0,
    commentsFailed: 0,
    lost: [],
    doubled: [],
    strays: [],
    unexplained: [],
    failedThoughOut: [],
  };
  const expectedTexts = new Set<string>();
  for (const row of rows) {
    const { status, remoteId, comment } = row;
    if (status !== 'published' || remoteId === null || !comment) continue;
    const place = `comment below ${row.platform} ${remoteId}: ${comment.text}`;
    expectedTexts.add(keyOf(remoteId, comment.text));
    const count = remoteComments.filter((one) => one.postId === remoteId && one.text === comment.text).length;
    judgeOne(findings, { ...row, comment }, { place, count });
  }
  for (const { id, postId, text } of remoteComments)
    if (!expectedTexts.has(keyOf(postId, text)))
      findings.strays.push(`comment below ${postId}: ${text} (${id})`);
  return findings;
}

function judgeOne(
  findings: Findings,
  { platform, comment }: Row & { readonly comment: NonNullable<Row['comment']> },
  { place, count }: { readonly place: string; readonly count: number },
): void {
  const { status, reason } = comment;
  if (count > 1) findings.doubled.push(`${place} (${count} times)`);
  if (status === 'published' && count === 0) findings.lost.push(`${place} (said to be out)`);
  if (status === 'published') findings.commentsOut += Math.min(count, 1);
  if (status !== 'failed') return;
  // None of the run's faults is permanent.
  if (reason === null || platform !== NOBODY_LOOKS) {
    const faults = count > 0 ? findings.failedThoughOut : findings.unexplained;
    faults.push(`${place} (${reason ?? 'no reason'})`);
  } else findings.commentsFailed++;
}

const keyOf = (postId: string, text: string): string => `${postId} ${text}`;
