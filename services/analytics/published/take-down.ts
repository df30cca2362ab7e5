import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { noteTakenDown } from '@carillon/contracts/http/posts/note-taken-down.ts';
import { sentence, type Text, text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { AnalyticsContext } from '../context.ts';
import { RECONNECT, reportRefusal, tokenFor } from '../reading/target-token.ts';

interface Request {
  readonly workspaceId: string;
  readonly userId: string;
  /** The id of the publication. */
  readonly id: string;
}

type Deps = Pick<AnalyticsContext, 'services' | 'networks' | 'telemetry'>;

/**
 * Deletes a publication from its network and records it. Idempotent, so nothing is recorded before the call.
 * @returns the message for the user
 * @throws AppError with what the user can do about it
 */
export async function takeDown(deps: Deps, { workspaceId, userId, id }: Request): Promise<Text> {
  const ref = { workspace_id: workspaceId, publication_id: id };
  const description = await deps.services.call(describePublished, { body: ref });
  const { platform, target_id: targetId, taken_down, removed } = description;
  if (removed || !platform)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const done = text`Deleted from ${{ network: labelOf(platform) }}.`;
  if (taken_down) return done;
  const { whyNotTakeDown } = PLATFORMS[platform];
  const remove = deps.networks[platform].remove;
  if (whyNotTakeDown || !remove)
    throw new AppError('conflict', { message: whyNotTakeDown ?? sentence`This network is not set up here.` });
  const target = { workspaceId, platform, pageId: targetId, targetId };
  const token = await tokenFor(deps, target);
  if (typeof token === 'string') throw new AppError('not_connected', { message: RECONNECT });
  try {
    // A reply outlives what it answers.
    for (const postId of [description.comment_remote_id, description.remote_id])
      if (postId) await remove.post({ access: token.access, postId });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { kind, code, message } = error;
    deps.telemetry.log.info(
      { platform, kind, errorCode: code, reason: message },
      'a post stays on its network',
    );
    throw explainError(platform, await reportRefusal(deps, target, token, error));
  }
  await deps.services.call(noteTakenDown, { body: { ...ref, user_id: userId } });
  return done;
}

function explainError(platform: PlatformName, cause: SocialError): AppError {
  const network = labelOf(platform);
  if (cause.kind === 'reconnect') return new AppError('not_connected', { message: RECONNECT, cause });
  const isRefused = cause.kind === 'permanent' || cause.kind === 'forbidden';
  const message = isRefused
    ? text`${{ network }} refused: ${{ why: toText(cause.networkMessage ?? cause.words) }}`
    : text`${{ network }} could not be reached. Try again in a moment; nothing will be done twice.`;
  return new AppError('network_unavailable', { message, cause });
}
