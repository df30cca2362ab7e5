import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { CommentList } from '@carillon/social/capabilities/comments.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { AnalyticsContext } from '../context.ts';
import { commentBounds } from '../reading/comment-bounds.ts';
import { type NoToken, RECONNECT, reportRefusal, tokenFor } from '../reading/target-token.ts';
import { explainReading } from './explain-reading.ts';

export interface PostQuery {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** The network's id of it. */
  readonly remoteId: string;
}

type Deps = Pick<AnalyticsContext, 'services' | 'networks' | 'cache' | 'clock' | 'telemetry'>;
type Published = ReplyOf<typeof findPublished>;

/**
 * Reads the comments under a workspace's post.
 * @throws AppError with what its user can do about it
 */
export async function readPostComments(
  deps: Deps,
  query: PostQuery,
  signal: AbortSignal,
): Promise<CommentList> {
  const { workspaceId, platform, remoteId } = query;
  const body = { workspace_id: workspaceId, platform, remote_id: remoteId };
  const published = await deps.services.call(findPublished, { body, signal });
  return deps.cache.get(`${workspaceId}/${published.id}`, () => readNow(deps, query, published));
}

/** Others may wait for the same, so that nobody who leaves ends it. */
async function readNow(deps: Deps, query: PostQuery, published: Published): Promise<CommentList> {
  const { networks, clock } = deps;
  const { log } = deps.telemetry;
  const { workspaceId, platform, remoteId: postId } = query;
  const { page_id: pageId, target_id: targetId } = published;
  const token = await tokenFor(deps, { workspaceId, platform, pageId, targetId });
  if (typeof token === 'string') throw notConnected(token, platform, published);
  try {
    return await capabilityOf(networks[platform], 'comments').list({
      targetId,
      access: token.access,
      postId,
      ...commentBounds(clock()),
    });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { kind, code, message: reason } = error;
    log.info({ platform, kind, errorCode: code, reason }, 'comments can not be read');
    throw explainReading(platform, await reportRefusal(deps, { workspaceId, platform }, token, error));
  }
}

function notConnected(why: NoToken, platform: PlatformName, { target_name }: Published): AppError {
  const other = text`This post was published as ${{ account: target_name }}. Reconnect that ${{ network: labelOf(platform) }} account to read its comments.`;
  return new AppError('not_connected', { message: why === 'other_account' ? other : RECONNECT });
}
