import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { wordCount } from '@carillon/contracts/domain/words.ts';
import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures, MAX_FIGURES } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import {
  listUserPosts,
  MAX_POSTS_BY_ID,
  type UserPost,
} from '@carillon/contracts/http/posts/list-user-posts.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { mayCall, type Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { tokenRefusal } from '@carillon/kit/identity/token-refusal.ts';
import type { Owner } from '../../domain/conversation.ts';
import { draftsTask } from '../../tasks/drafts/task.ts';
import { hashtagsTask } from '../../tasks/hashtags/task.ts';
import { countHashtags } from '../../usecases/count-hashtags.ts';
import { type RunTaskDeps, runTask } from '../../usecases/run-task.ts';
import { type DraftToKeep, MAX_COMMENTS, MAX_LISTED, type PostFilter, type Tools } from '../tools.ts';
import { findNetworks } from './find-networks.ts';

export interface ActingUser extends Owner {
  readonly role: Role;
  /** The scopes of the access token, if the user calls with one. */
  readonly scopes?: readonly TokenScope[];
  readonly timezone: string;
}

interface Deps extends RunTaskDeps {
  /** Calls for the ai service itself. */
  readonly services: ServiceClient;
  newId(): string;
}

const MAX_TOP_POSTS = 5;

/**
 * Creates the tools with which engines look things up and write: the same tasks and operations as the pages, with the
 * user's own rights.
 * @param asUser calls on behalf of the user
 */
export function createUserTools(
  deps: Deps,
  asUser: ServiceClient,
  user: ActingUser,
  signal: AbortSignal,
): Tools {
  const { timezone, role, scopes, userId, workspaceId } = user;
  const requestOf = <Input>(input: Input) => ({ input, userId, workspaceId, signal });
  /** For operations that the ai service answers itself. */
  const checkRole = (operation: Operation): void => {
    if (!mayCall(role, operation)) throw new AppError('forbidden');
    const refusal = scopes && tokenRefusal(operation, scopes);
    if (refusal) throw refusal;
  };
  async function pages({ list, platform }: PostFilter): Promise<UserPost[]> {
    const userPosts: UserPost[] = [];
    let before: string | undefined;
    do {
      const query = { list, ...(platform && { platform }), ...(before && { before }) };
      const { posts, next } = await asUser.call(listUserPosts, { query, signal });
      userPosts.push(...Object.values(posts).flat());
      before = next[list];
    } while (before && userPosts.length < MAX_LISTED);
    return userPosts.slice(0, MAX_LISTED);
  }
  return {
    networks: () => findNetworks(asUser, signal),
    async writeDrafts(topic, details) {
      checkRole(createPosts);
      const { output, writer } = await runTask(draftsTask, requestOf({ topic, details }), deps);
      return { drafts: output.drafts, writer };
    },
    async countWords(text) {
      checkRole(createPosts);
      const task = { name: 'assistant', words: { most: wordCount(text) } };
      const reserved = await deps.models.words.reserve({ task, workspaceId, signal });
      await reserved.commit([text]);
    },
    async findHashtags(topic) {
      checkRole(searchHashtags);
      const { output } = await runTask(hashtagsTask, requestOf({ text: topic }), deps);
      return countHashtags(output.hashtags, workspaceId, deps);
    },
    bestTimes: (platforms) =>
      asUser.call(getBestTimes, { query: { timezone, ...namePlatforms(platforms) }, signal }),
    overview: (days) => asUser.call(getOverview, { query: { range: `${days}`, timezone }, signal }),
    async topPosts(days) {
      const query = { sort: 'engagement', days, timezone, most: MAX_TOP_POSTS } as const;
      const { posts } = await asUser.call(listPostFigures, { query, signal });
      return posts.filter(({ engagement }) => engagement !== null && engagement > 0);
    },
    async figures(days, search) {
      const query = { days, timezone, most: MAX_FIGURES, ...(search && { search }) };
      return (await asUser.call(listPostFigures, { query, signal })).posts;
    },
    async followers({ from, to }) {
      const query = { from: from.toString(), to: to.toString() };
      return (await asUser.call(getFollowers, { query, signal })).platforms;
    },
    async listPosts(filter) {
      return inOrder(await pages(filter), filter.list);
    },
    async publicationsOf(postIds) {
      const ids = [...new Set(postIds)];
      const parts = Array.from({ length: Math.ceil(ids.length / MAX_POSTS_BY_ID) }, (_, at) =>
        ids.slice(at * MAX_POSTS_BY_ID, (at + 1) * MAX_POSTS_BY_ID).join(','),
      );
      const replies = await Promise.all(
        parts.map((part) => asUser.call(listUserPosts, { query: { posts: part }, signal })),
      );
      return replies.flatMap(({ posts }) => Object.values(posts).flat());
    },
    drafts: async () => (await asUser.call(listDrafts, { query: {}, signal })).drafts,
    getPost: async (id) => (await asUser.call(getPost, { params: { id }, signal })).post,
    sellsPlans: async () => (await asUser.call(getPlan, { signal })).status !== 'off',
    async comments(filter) {
      const comments: InboxComment[] = [];
      let before: string | undefined;
      do {
        const query = { ...filter, ...(before && { before }) };
        const page = await asUser.call(listComments, { query, signal });
        comments.push(...page.comments);
        before = page.next ?? undefined;
      } while (before && comments.length < MAX_COMMENTS);
      return { comments: comments, more: before !== undefined };
    },
    async keepDraft(draft) {
      const id = deps.newId();
      await asUser.call(saveDraft, { params: { id }, body: contentOf(draft), signal });
      return `/create-post?draft=${id}`;
    },
  };
}

const namePlatforms = (platforms: readonly PlatformName[]) =>
  platforms.length > 0 ? { platforms: platforms.map((one) => PLATFORMS[one].id).join(',') } : {};

function inOrder(posts: UserPost[], list: PostList): UserPost[] {
  if (list === 'open') return posts.sort((a, b) => whenOf(a).localeCompare(whenOf(b)));
  return posts.sort((a, b) => whenOf(b).localeCompare(whenOf(a)));
}

const whenOf = ({ published_at, canceled_at, due_at, created_at }: UserPost): string =>
  published_at ?? canceled_at ?? due_at ?? created_at;

const contentOf = ({ topic, text, hashtags, platforms }: DraftToKeep) => ({
  version: 0,
  topic,
  post: { source: null, text, hashtags: [...hashtags] },
  targets: platforms.map((platform) => ({ platform, selected: true, page_id: null })),
  step: 'edit' as const,
});
