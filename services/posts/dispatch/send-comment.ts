import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sentence, type Text, text } from '@carillon/contracts/text.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { FirstCommentRequest } from '@carillon/social/capabilities/first-comment.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { MAX_OFF_S } from '../domain/clock-limit.ts';
import { COMMENT_LEASE_MS, type CommentCommand } from '../domain/first-comment.ts';
import type { InState, Publication } from '../domain/publication.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { changePublication } from '../transitions/change-publication.ts';
import type { PublishDeps } from './publish-one.ts';
import { reportFailure } from './report-failure.ts';
import type { ResolvedTarget } from './resolve-target.ts';
import { resumeIfConnected } from './resume-if-connected.ts';
import type { TakeDeps } from './take-lease.ts';

export type CommentDeps = Omit<PublishDeps, 'messaging' | 'stores'> &
  Pick<TakeDeps, 'messaging' | 'newId'> & {
    readonly stores: PublishDeps['stores'] & { readonly leases: Partial<LeaseStore> };
  };

type Published = InState<'published'>;
type Outcome = Extract<CommentCommand, { type: 'comment-out' | 'comment-fail' }>;

/** Short enough that a process that takes over an expired lease, by its own clock, finds no call in progress. */
const TIME_MS = COMMENT_LEASE_MS - 2 * MAX_OFF_S * 1000;
const TRIES = 5;

/**
 * Writes the first comment below a published post. The attempt is stored before the call, so if the worker dies, the
 * next one looks for the comment before sending it again.
 */
export async function sendComment(deps: CommentDeps, due: Publication, stopping: AbortSignal): Promise<void> {
  const leaseId = deps.newId();
  const publication = await changePublication(deps, due, { type: 'take-comment', leaseId });
  if (publication?.status !== 'published' || publication.comment?.status !== 'sending') return;
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_MS), stopping]);
  const end = await outcomeOf(deps, publication, { leaseId, signal });
  if (!end) return;
  const after = await persistently(() => record(deps, publication, end.command));
  if (after?.comment?.waitsForConnection)
    await resumeIfConnected(deps, after, end.target, { type: 'comment-connected' });
}

interface Ending {
  readonly command: Outcome;
  readonly target: ResolvedTarget | null;
}

/** Null when the comment is another worker's, or known to be there, by now. */

async function outcomeOf(
  deps: CommentDeps,
  publication: Published,
  { leaseId, signal }: { readonly leaseId: string; readonly signal: AbortSignal },
): Promise<Ending | null> {
  const { platform, remoteId, firstComment: text, comment } = publication;
  const network = deps.dispatch.networks[platform].firstComment;
  const until = (comment?.at?.getTime() ?? 0) - 2 * MAX_OFF_S * 1000;
  let target: ResolvedTarget | null = null;
  let wasAbsent = false;
  try {
    if (!network || !text) throw new SocialError(acceptsNone(platform), { kind: 'permanent' });
    target = await deps.targets.resolve(publication, signal);
    const request: FirstCommentRequest = {
      targetId: target.id,
      access: target.access,
      postId: remoteId,
      text,
      signal,
      key: keyOf(publication),
      ...(comment?.mayBeOut && comment.sentAt && { sentAt: comment.sentAt }),
      hasLease: () => !signal.aborted && deps.isClockRight() && deps.clock().getTime() < until,
    };
    if (comment?.mayBeOut) {
      if (!network.find) throw new SocialError(NOBODY_LOOKS, { kind: 'unknown' });
      const commentId = await network.find(request);
      if (commentId) return { command: { type: 'comment-out', leaseId, remoteId: commentId }, target };
      wasAbsent = true;
      // The call whose reply was missing may have answered meanwhile.
      if (!(await isStillTaken(deps, publication, leaseId))) return null;
    }
    return { command: { type: 'comment-out', leaseId, remoteId: await network.send(request) }, target };
  } catch (error) {
    const report = await reportFailure(deps, publication, target, error);
    const canLook = Boolean(network?.find);
    const random = deps.dispatch.random();
    return { command: { type: 'comment-fail', leaseId, report, random, wasAbsent, canLook }, target };
  }
}

/** Some networks answer a key that they refused once with the same refusal. */
const keyOf = ({ id, comment }: Published): string =>
  `${id} comment ${comment?.askedAt.toISOString()} ${comment?.refusals ?? 0}`;

const acceptsNone = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} doesn’t accept comments here.`;
const NOBODY_LOOKS = sentence`Carillon doesn’t have permission to check.`;

async function isStillTaken(
  { stores }: CommentDeps,
  { id, workspaceId }: Published,
  leaseId: string,
): Promise<boolean> {
  const current = await stores.publications.find(id, workspaceId);
  return current?.comment?.status === 'sending' && current.comment.leaseId === leaseId;
}

/**
 * The result is stored even if the owner has removed the post from the list meanwhile, or if the lease ran out
 * although the comment is there.
 */
async function record(
  deps: CommentDeps,
  { id, workspaceId }: Published,
  command: Outcome,
): Promise<Publication | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const current = await deps.stores.publications.find(id, workspaceId);
    // Written already, by a try whose reply was lost; or another worker's by now.
    if (!current?.comment || current.comment.status === 'published') return null;
    if (command.type === 'comment-fail' && current.comment.leaseId !== command.leaseId) return null;
    const after = await changePublication(deps, current, command);
    if (after) return after;
  }
  throw new Error('the outcome of a first comment could not be written');
}
