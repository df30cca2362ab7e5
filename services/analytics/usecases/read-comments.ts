import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/resolve-target.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { CommentList } from '@carillon/social/capabilities/comments.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { AnalyticsContext } from '../context.ts';
import { explainReading, RECONNECT } from './explain-reading.ts';

export interface PostQuery {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** The network's id of it. */
  readonly remoteId: string;
}

type Deps = Pick<AnalyticsContext, 'services' | 'networks' | 'cache' | 'clock' | 'log'>;
type Published = ReplyOf<typeof findPublished>;

/** Nothing is read beyond so many comments, and no page is asked for after so long. */
const MOST_COMMENTS = 2000;
const MOST_MS = 20_000;
/** By then the last page is here too, or is not waited for. */
const LAST_PAGE_MS = 30_000;

/**
 * What people said under a workspace's post.
 * @throws AppError with what its user can do about it
 */
export async function readComments(deps: Deps, query: PostQuery, signal: AbortSignal): Promise<CommentList> {
  const { workspaceId, platform, remoteId } = query;
  const body = { workspace_id: workspaceId, platform, remote_id: remoteId };
  const published = await deps.services.call(findPublished, { body, signal });
  return deps.cache.get(`${workspaceId}/${published.id}`, () => readNow(deps, query, published));
}

/** Others may wait for the same, so that nobody who leaves ends it. */
async function readNow(deps: Deps, query: PostQuery, published: Published): Promise<CommentList> {
  const { networks, clock, services, log } = deps;
  const { platform, remoteId: postId } = query;
  const target = await tokenFor(deps, query, published);
  try {
    return await capabilityOf(networks[platform], 'comments').list({
      ...{ targetId: published.target_id, accessToken: target.access_token, postId },
      ...{ limit: MOST_COMMENTS, until: new Date(clock().getTime() + MOST_MS) },
      signal: AbortSignal.timeout(LAST_PAGE_MS),
    });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.info(
      { platform, kind: error.kind, errorCode: error.code, reason: error.message },
      'comments can not be read',
    );
    if (error.kind === 'reconnect') {
      const { platform_id } = published;
      const lost = {
        workspace_id: query.workspaceId,
        platform_id,
        reason: error.message,
        revision: target.revision,
      };
      await services
        .call(reportLostConnection, { body: lost })
        .catch((err) => log.warn({ err }, 'identity could not be told of a lost connection'));
    }
    throw explainReading(platform, error);
  }
}

async function tokenFor(
  { services }: Deps,
  { workspaceId, platform }: PostQuery,
  { platform_id, page_id, target_id, target_name }: Published,
): Promise<ReplyOf<typeof resolveTarget>> {
  const body = { workspace_id: workspaceId, platform_id, page_id };
  const target = await services.call(resolveTarget, { body }).catch((error: unknown) => {
    const gone = error instanceof AppError && (error.code === 'not_connected' || error.code === 'not_found');
    throw gone ? new AppError('not_connected', { message: RECONNECT, cause: error }) : error;
  });
  if (target.target_id === target_id) return target;
  throw new AppError('not_connected', {
    message: `This post went out as ${target_name}. Connect that ${labelOf(platform)} account again to read its comments.`,
  });
}
