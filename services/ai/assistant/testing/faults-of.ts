import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ReplyToSend } from '../tools.ts';
import type { Dialogue } from './dialogue.ts';

/** As much of a publication as is looked at. */
export type KeptPost = Pick<
  UserPost,
  'id' | 'platform' | 'status' | 'target_name' | 'scheduled_time' | 'AI_generated_description'
> &
  Partial<Pick<UserPost, 'taken_down_at'>>;

/** Where a conversation ended otherwise than it must: by its last reply, and by the posts that are there. */
export function faultsOf(
  dialogue: Dialogue,
  last: AssistantReply | undefined,
  posts: readonly KeptPost[],
  replies: readonly Pick<ReplyToSend, 'comment_id' | 'text'>[] = [],
): unknown[] {
  const message = last?.message ?? '';
  const createdPosts = posts.filter(({ id }) => !id.startsWith('pub-'));
  const expectedPosts = dialogue.made ?? [];
  const missing = expectedPosts.filter(
    ({ on, page, at, text, without, exact }, index) =>
      !createdPosts.some(
        (post) =>
          post.platform === on &&
          post.scheduled_time === at &&
          post.status === (at === null ? 'published' : 'scheduled') &&
          (!page || post.target_name === page) &&
          post.AI_generated_description.includes(text ?? '') &&
          (exact === undefined || post.AI_generated_description === exact) &&
          (!without || !post.AI_generated_description.includes(without)),
      ) || index >= createdPosts.length,
  );
  const titles = posts
    .filter(({ id }) => id.startsWith('pub-'))
    .map(({ status, scheduled_time, taken_down_at }) => {
      if (taken_down_at) return 'taken down';
      return status === 'scheduled' ? (scheduled_time ?? '') : status;
    });
  return [
    ...(createdPosts.length === expectedPosts.length
      ? []
      : [
          [
            'made',
            createdPosts.map(({ platform, scheduled_time }) => `${platform} ${scheduled_time}`),
            message,
          ],
        ]),
    ...(missing.length > 0
      ? [
          [
            'missing',
            missing,
            createdPosts.map(
              (post) =>
                `${post.platform} ${post.target_name} ${post.scheduled_time} ${post.AI_generated_description}`,
            ),
          ],
        ]
      : []),
    ...(dialogue.intent && last?.intent !== dialogue.intent ? [['intent', last?.intent, message]] : []),
    ...(dialogue.state && last?.state !== dialogue.state ? [['state', last?.state, message]] : []),
    ...(dialogue.says ?? [])
      .filter((words) => !message.includes(words))
      .map((words) => ['does not say', words, message]),
    ...(dialogue.saysNot ?? [])
      .filter((words) => message.includes(words))
      .map((words) => ['says', words, message]),
    ...(dialogue.replied && !isReplied(dialogue.replied, replies) ? [['replied', replies, message]] : []),
    ...(dialogue.offers ?? [])
      .filter((words) => !last?.actions.some((action) => action.includes(words)))
      .map((words) => ['does not offer', words, last?.actions, message]),
    ...(dialogue.given && JSON.stringify(titles) !== JSON.stringify(dialogue.given)
      ? [['given', titles, message]]
      : []),
  ];
}

/** "comment-1", or "comment-1: its text". */
const isReplied = (
  expected: readonly string[],
  replies: readonly Pick<ReplyToSend, 'comment_id' | 'text'>[],
): boolean =>
  expected.length === replies.length &&
  replies.every(({ comment_id, text }, at) =>
    [comment_id, `${comment_id}: ${text}`].includes(expected[at] ?? ''),
  );
