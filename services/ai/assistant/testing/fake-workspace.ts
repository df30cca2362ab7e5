import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listOf, type PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { ConfirmedPost } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { FollowersOfPlatform } from '@carillon/contracts/http/analytics/get-followers.ts';
import type { CommentReply, InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type {
  BestTimes,
  Commands,
  DraftToKeep,
  Network,
  Overview,
  ReplyToSend,
  Target,
  Tools,
} from '../tools.ts';

export interface GivenPost {
  readonly text: string;
  readonly platform: PlatformName;
  readonly status?: PublicationStatus;
  /** Where it was planned by other clocks than the user's. */
  readonly zone?: string;
  /** ISO; a day after the one before it, where it is left out. */
  readonly made?: string;
  /** Local time; null for one that was published at once. */
  readonly at?: string;
  readonly reason?: string;
  /** The reason for its pause. */
  readonly waits?: 'connection';
  /** Whether it can be deleted from its network. Defaults to what the network allows. */
  readonly removable?: boolean;
  /** The same for publications of one post. */
  readonly post?: string;
}

export interface GivenComment {
  readonly text: string;
  readonly mood?: Sentiment;
  readonly author?: string;
  /** Id of the post that it is under. */
  readonly post?: string;
  /** Whether the network takes replies; it does. */
  readonly can_reply?: boolean;
}

export interface FakeOptions {
  /** Plans, which it does not. */
  readonly sells?: boolean;
  /** The texts to write, instead of drafts that repeat their topic. */
  readonly written?: readonly string[];
  /** The texts of drafts. */
  readonly texts?: readonly string[];
  readonly comments?: readonly GivenComment[];
  readonly networks?: readonly Network[];
  readonly posts?: readonly GivenPost[];
  readonly zone?: string;
  readonly best?: BestTimes;
  readonly overview?: Overview;
  readonly figures?: readonly PostWithFigures[];
  readonly followers?: readonly FollowersOfPlatform[];
  /** The text of posts that can't be changed. */
  readonly refuses?: string;
  /** Only so often. */
  readonly refusals?: number;
  /** Nothing more can be written, or not before it was refused that often. */
  readonly wordless?: boolean | number;
}

export const NETWORKS: Network[] = [
  {
    platform: 'facebook',
    state: 'connected',
    targets: [target('facebook', 'p1', 'Rye & Co'), target('facebook', 'p2', 'Rye & Co Downtown')],
  },
  { platform: 'instagram', state: 'connected', targets: [target('instagram', 'i1', 'ryeandco')] },
  {
    platform: 'linkedin',
    state: 'connected',
    targets: [target('linkedin', 'urn:li:person:robin', 'Robin Reed')],
  },
];

function target(platform: PlatformName, page_id: string, name: string): Target {
  return { platform, page_id, name };
}

/** A workspace with a small store: what the conversation's tools find and its commands change. */
export function fakeWorkspace(options: FakeOptions = {}) {
  const { networks = NETWORKS, zone = 'Europe/Berlin' } = options;
  const posts = (options.posts ?? []).map((post, at) => userPost(post, `pub-${at + 1}`, zone, at));
  const comments = (options.comments ?? []).map(inboxComment);
  const drafts: DraftToKeep[] = [];
  const replies: ReplyToSend[] = [];
  let writings = 0;
  let refusals = 0;
  let refusedCount = 0;
  const spendWords = (): void => {
    const { wordless = false } = options;
    if (wordless === true || (wordless !== false && refusals++ < wordless))
      throw new AppError('words_used_up');
  };
  const tools: Tools = {
    networks: async () => networks,
    writeDrafts: async (topic, details) => {
      spendWords();
      writings++;
      const text = (n: number) =>
        `Draft ${n} of ${writings} about ${topic}${details.length ? ` (${details.length})` : ''}${details.tone ? ` in a ${details.tone} tone` : ''}${details.emoji === false ? '' : ' 🎉'}`;
      const one = (n: number) => ({ content: text(n), hashtags: ['Sale', `Tag${n}`] });
      const writtenDrafts = options.written?.map((content) => ({ content, hashtags: [] }));
      return { drafts: writtenDrafts ?? [one(1), one(2), one(3), one(4)], writer: WRITER };
    },
    findHashtags: async (topic) =>
      topic.includes('nothing known')
        ? []
        : topic
            .split(' ')
            .filter(Boolean)
            .map((word) => ({ hashtag: word, count: null, counted: null })),
    countWords: async () => spendWords(),
    bestTimes: async () => options.best ?? BEST,
    overview: async () => options.overview ?? NO_FIGURES,
    topPosts: async () => options.figures ?? [],
    figures: async (_, search = '') =>
      (options.figures ?? []).filter(({ words }) =>
        search.split(' ').every((word) => words.toLowerCase().includes(word)),
      ),
    followers: async () => options.followers ?? [],
    listPosts: async ({ list, platform }) =>
      posts
        .filter(({ status }) => listOf(status) === list)
        .filter((post) => !platform || post.platform === platform)
        .sort((one, other) => (one.due_at ?? '').localeCompare(other.due_at ?? '')),
    publicationsOf: async (ids) => posts.filter(({ post_id }) => ids.includes(post_id)),
    drafts: async () => (options.texts ?? []).map(draftOf),
    getPost: async () => {
      throw new AppError('not_found');
    },
    sellsPlans: async () => options.sells ?? false,
    comments: async ({ post_id }) => ({
      comments: comments.filter(({ post }) => !post_id || post.post_id === post_id),
      more: false,
    }),
    keepDraft: async (draft) => {
      drafts.push(draft);
      return `/create-post?draft=${drafts.length}`;
    },
  };
  const change = (id: string, changed: Partial<UserPost>): string => {
    const at = posts.findIndex((post) => post.id === id);
    const foundPost = posts[at];
    if (!foundPost) throw new AppError('not_found');
    if (
      foundPost.AI_generated_description === options.refuses &&
      refusedCount++ < (options.refusals ?? Infinity)
    )
      throw new AppError('conflict', { message: 'It is being published.' });
    posts[at] = { ...foundPost, ...changed };
    return `${changed.status ?? 'moved'}.`;
  };
  const commands: Commands = {
    reschedule: async (id, scheduled_time, timezone) =>
      change(id, {
        scheduled_time,
        timezone,
        due_at: instantOf(scheduled_time, timezone)?.toISOString() ?? null,
      }),
    cancel: async (id) => {
      change(id, { status: 'canceled' });
      return sentence`Canceled. It won’t be published.`;
    },
    publishNow: async (id) => change(id, { status: 'published', scheduled_time: null }),
    retry: async (id) => change(id, { status: 'published', reason: null }),
    deletePost: async (id) => {
      for (let at = posts.length - 1; at >= 0; at--) if (posts[at]?.post_id === id) posts.splice(at, 1);
      return 'deleted.';
    },
    takeDown: async (id) => {
      change(id, { taken_down_at: AT, can_take_down: false });
      return 'Deleted.';
    },
    replyToComment: async (reply) => {
      if (reply.text === options.refuses) throw new AppError('comments_unavailable');
      if (!replies.some(({ id }) => id === reply.id)) replies.push(reply);
      const sentReply: CommentReply = { id: reply.id, text: reply.text, state: 'sent', at: AT, reason: null };
      return sentReply;
    },
  };
  /** Handles a confirmed proposal as POST /ai-assistant/post-content does. */
  const post = (
    { content, scheduled_time, proposal_id }: ConfirmedPost,
    targets: readonly Target[],
  ): void => {
    if (posts.some(({ post_id }) => post_id === proposal_id)) return;
    for (const { platform, name } of targets) {
      const givenPost: GivenPost = {
        text: content,
        platform,
        status: scheduled_time ? 'scheduled' : 'published',
        ...(scheduled_time && { at: scheduled_time }),
      };
      posts.push({
        ...userPost(givenPost, `${proposal_id}-${platform}`, zone),
        post_id: proposal_id,
        target_name: name,
      });
    }
  };
  return { tools, commands, post, posts, drafts, replies };
}

const draftOf = (text: string, at: number): DraftSummary => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  version: 1,
  topic: '',
  text,
  platforms: [],
  mode: 'now',
  scheduled_time: null,
  timezone: null,
  picture: null,
  review: null,
  created_by: null,
  created_at: '2026-11-22T08:00:00.000Z',
  updated_at: '2026-11-22T08:00:00.000Z',
});

const inboxComment = (
  { text, mood, author, post = 'post', can_reply = true }: GivenComment,
  at: number,
): InboxComment => ({
  id: `comment-${at}`,
  platform: 'facebook',
  author: author ?? null,
  text,
  mood: mood ?? null,
  post: { post_id: post, words: '', target_id: '104', target_name: 'Rye & Co', url: null },
  url: null,
  at: '2026-11-22T08:00:00.000Z',
  read: false,
  reply: null,
  can_reply,
  can_like: false,
  can_hide: false,
  liked: false,
  hidden: false,
});

const AT = '2026-11-22T08:00:00.000Z';
const WRITER = { engine: 'built-in', name: 'Carillon', fell_back: null } as const;
const BEST: BestTimes = {
  best: [
    { weekday: 2, hour: 9, score: 2, posts: 0 },
    { weekday: 4, hour: 18, score: 1.5, posts: 0 },
  ],
  basis: 'general',
  posts: 0,
};
const NONE = { value: null, before: null };
const NO_FIGURES: Overview = {
  cards: { total_posts: NONE, total_engagement: NONE, total_reach: NONE, conversion_rate: NONE },
  totals: { likes: NONE, comments: NONE, shares: NONE },
  series: [],
  weekly: [],
  platforms: [],
  since: null,
};

function userPost(
  {
    text,
    platform,
    status = 'scheduled',
    at,
    reason,
    post,
    zone: ownZone,
    made,
    waits,
    removable,
  }: GivenPost,
  id: string,
  account: string,
  order = 10,
): UserPost {
  const zone = ownZone ?? account;
  const open = status === 'scheduled';
  const due = at ? (instantOf(at, zone)?.toISOString() ?? null) : null;
  return {
    id,
    post_id: post ?? `post-of-${id}`,
    platform,
    status,
    target_name: '',
    page_id: null,
    created_at: made ?? `2026-11-${10 + order}T08:00:00.000Z`,
    due_at: due,
    initial_description: text,
    AI_generated_description: text,
    post_url: null,
    response_post_id: null,
    reason: reason ?? null,
    published_at: status === 'published' ? (due ?? '2026-11-21T08:00:00.000Z') : null,
    canceled_at: null,
    taken_down_at: null,
    next_attempt_at: null,
    waiting_for: open ? (waits ?? 'time') : null,
    picture: null,
    scheduled_time: at ?? null,
    timezone: at ? zone : null,
    late: false,
    attempts: 0,
    edited_at: null,
    may_be_out: false,
    can_edit: open,
    can_cancel: open,
    can_reschedule: open,
    can_retry: status === 'failed',
    can_delete: true,
    can_take_down: removable ?? (status === 'published' && PLATFORMS[platform].whyNotTakeDown === null),
  };
}
