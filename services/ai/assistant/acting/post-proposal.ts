import { setTimeout as pause } from 'node:timers/promises';
import { localTimeText } from '@carillon/contracts/domain/local-time.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { FINAL_STATUSES } from '@carillon/contracts/domain/publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { ProposedPost } from '../proposal.ts';

export interface Posting {
  readonly proposal: ProposedPost;
  /** The topic that the user asked to have written. */
  readonly topic: string;
  /** Parts of a draft besides its text: texts for some networks, files, and the version that was read. */
  readonly versions?: Partial<Record<PlatformName, string>>;
  readonly mediaIds?: readonly string[];
  readonly draftVersion?: number;
}

export interface PostResult {
  readonly postId: string;
  /** The posts service's own words for what it took. */
  readonly message: string;
  /** How each target stood in the end, or after some seconds. */
  readonly publications: readonly PublicationDetail[];
}

/** Networks mostly answer within this time; a page waits for it. */
const WAIT = { mostMs: 8_000, eachMs: 300 };

/** Makes the one post of a proposal, however often it is called, and waits a while for what the networks say. */
export async function postProposal(asUser: ServiceClient, posting: Posting): Promise<PostResult> {
  const { scheduled_time, timezone } = posting.proposal;
  const form = formOf(posting);
  if (scheduled_time) {
    const when = { scheduled_time, ...(timezone && { timezone }) };
    const { post_id, message } = await asUser.call(schedulePosts, { form: { ...form, ...when } });
    return { postId: post_id, message, publications: [] };
  }
  const { post_id, message } = await asUser.call(publishPosts, { form });
  return { postId: post_id, message, publications: await outcomeOf(asUser, post_id) };
}

/** The post of a proposal, where it was made before; null where it was not. */
export async function findPosted(asUser: ServiceClient, id: string): Promise<PostResult | null> {
  try {
    const { post } = await asUser.call(getPost, { params: { id } });
    const { scheduled_time, timezone, results } = post;
    if (!scheduled_time) return { postId: id, message: 'Your post is on its way.', publications: results };
    const message = `Your post is scheduled for ${localTimeText(scheduled_time)}${timezone ? ` (${timezone})` : ''}.`;
    return { postId: id, message, publications: [] };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

const formOf = ({ proposal, topic, versions = {}, mediaIds = [], draftVersion }: Posting) => ({
  draft_id: proposal.id,
  ...(draftVersion !== undefined && { draft_version: `${draftVersion}` }),
  initial_post_description: topic,
  media_ids: JSON.stringify(mediaIds),
  platforms: JSON.stringify(
    proposal.targets.map(({ platform, page_id }) => ({
      platform_id: PLATFORMS[platform].id,
      ...(page_id && { page_id }),
      content: versions[platform] ?? proposal.content,
    })),
  ),
});

/** The post is taken by now, whatever happens here. */
async function outcomeOf(asUser: ServiceClient, id: string): Promise<readonly PublicationDetail[]> {
  const giveUp = performance.now() + WAIT.mostMs;
  for (;;) {
    const results = await asUser.call(getPost, { params: { id } }).then(
      ({ post }) => post.results,
      () => [],
    );
    const isOver = results.every(({ status }) => FINAL_STATUSES.includes(status));
    if ((isOver && results.length > 0) || performance.now() > giveUp) return results;
    await pause(WAIT.eachMs);
  }
}
