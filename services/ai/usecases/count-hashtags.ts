import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { countHashtags as countInPosts } from '@carillon/contracts/http/posts/count-hashtags.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';

interface Deps {
  readonly services: Pick<ServiceClient, 'call'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/** Counts are an extra that nobody waits long for. */
const WAIT_MS = 3_000;
const LIMIT = 100;

/** Counts the workspace's own posts with each tag, in the order given. Nobody here knows other uses. */
export async function countHashtags(
  hashtags: readonly string[],
  workspaceId: string,
  deps: Deps,
): Promise<FoundHashtag[]> {
  const ownCounts = await ownPosts(hashtags.slice(0, LIMIT), workspaceId, deps);
  return hashtags.map((hashtag) => {
    const posts = ownCounts.get(hashtag.toLowerCase());
    return posts ? { hashtag, count: posts, counted: 'own_posts' } : { hashtag, count: null, counted: null };
  });
}

async function ownPosts(
  hashtags: string[],
  workspaceId: string,
  { services, telemetry: { log } }: Deps,
): Promise<ReadonlyMap<string, number>> {
  if (hashtags.length === 0) return new Map();
  try {
    const body = { workspace_id: workspaceId, hashtags };
    const { counts } = await services.call(countInPosts, { body, signal: AbortSignal.timeout(WAIT_MS) });
    return new Map(Object.entries(counts));
  } catch (err) {
    log.warn({ err }, 'the workspace’s own hashtags can not be counted');
    return new Map();
  }
}
