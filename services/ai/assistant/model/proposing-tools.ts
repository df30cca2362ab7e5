import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { localTime } from '@carillon/contracts/http/posts/local-time.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import { plainText } from '../../language/plain-text.ts';
import { waitsForReply } from '../acting/lookups/find-comments.ts';
import { confirmChange } from '../built-in/dialogues/change/confirm-change.ts';
import { confirmPost } from '../built-in/dialogues/post/confirm-post.ts';
import { faultyTime } from '../built-in/dialogues/post/faulty-time.ts';
import { postable } from '../built-in/dialogues/post/place-post.ts';
import { EMPTY_POST } from '../built-in/dialogues/post/post-text.ts';
import { proposeReplies } from '../built-in/knowing/replies/propose-replies.ts';
import { localText, resolveWhen } from '../built-in/slots/resolve-when.ts';
import { plainTime } from '../built-in/slots/time-text.ts';
import type { When } from '../memory.ts';
import type { Target } from '../tools.ts';
import { guardPost, guardReply, isKnown, noteOf } from './guard-reply.ts';
import type { Session } from './session.ts';
import { defineTool, type ModelTool } from './tool.ts';

const time = localTime.nullable().describe('Local time of the user, YYYY-MM-DD HH:mm:ss; null for at once');

/** With these a model says what the user seems to want. The user is shown it, and nothing happens before their own yes. */
export const PROPOSING_TOOLS: readonly ModelTool[] = [
  defineTool({
    name: 'propose_post',
    description:
      'Shows the user a post as it would be published. Carillon then asks the user for confirmation.',
    input: z.object({
      text: z.string().min(1).max(8_000),
      targets: z
        .array(z.object({ platform: z.enum(PLATFORM_NAMES), page_id: z.string().nullable() }))
        .min(1)
        .max(10),
      scheduled_time: time,
    }),
    async run({ text: postText, targets: namedTargets, scheduled_time }, session) {
      const { text, removed } = guardPost(plainText(postText), session);
      if (text === '') throw invalid({ text: ['Write only what the user said.'] });
      const notes = removed.length > 0 ? [noteOf(removed)] : [];
      const targets = await findConnected(namedTargets, session);
      const when = scheduled_time ? whenOf(scheduled_time, session) : ({ kind: 'now' } as const);
      const platforms = [...new Set(targets.map(({ platform }) => platform))];
      const before = session.memory.post ?? EMPTY_POST;
      const post = { ...before, text, hashtags: [], platforms, targets, when };
      const proposed = await confirmPost(session.talk, { post, targets, notes, writer: null });
      // A text that can't be shown costs nothing.
      if (!isKnown(text, session)) await session.talk.tools.countWords(text);
      session.proposed = proposed;
      return 'The user is asked.';
    },
  }),
  defineTool({
    name: 'propose_change',
    description: 'Shows the user a change to existing posts. Carillon then asks the user for confirmation.',
    input: z.object({
      change: z
        .enum(['reschedule', 'cancel', 'publish_now', 'retry', 'delete', 'take_down'])
        .describe(
          'delete removes a post from the list of posts; take_down deletes a published one from its network',
        ),
      publication_ids: z.array(z.string()).min(1).max(30).describe('Ids from list_posts'),
      scheduled_time: time.describe('The new local time, for reschedule only; otherwise null'),
    }),
    async run({ change, publication_ids, scheduled_time }, session) {
      const posts = await publications(publication_ids, session);
      if (change === 'reschedule' && !scheduled_time)
        throw invalid({ scheduled_time: ['Give the new time.'] });
      const when = change === 'reschedule' && scheduled_time ? whenOf(scheduled_time, session) : null;
      session.proposed = await confirmChange(session.talk, change, posts, when);
      return 'The user is asked.';
    },
  }),
  defineTool({
    name: 'propose_replies',
    description:
      'Shows the user replies to comments one by one. Carillon then asks the user to confirm each. State only what you know; omit the text where only the user knows the answer.',
    input: z.object({
      replies: z
        .array(
          z.object({
            comment_id: z.string().min(1).max(200).describe('The id from read_comments'),
            text: z.string().min(1).max(LONGEST_REPLY).optional(),
          }),
        )
        .min(1)
        .max(10),
    }),
    async run({ replies }, session) {
      const { comments } = await session.talk.tools.comments({});
      const removed: string[] = [];
      const replyDrafts = replies.map(({ comment_id, text }) => {
        const comment = comments.find(({ id }) => id === comment_id);
        if (!comment || !waitsForReply(comment))
          throw invalid({ replies: ['No such comment waits for a reply. Use read_comments.'] });
        if (text === undefined) return { comment, text: null };
        const guard = guardReply(plainText(text), comment, session);
        removed.push(...guard.removed);
        // Nothing of it was known: only the user can answer.
        return { comment, text: guard.text === '' ? null : guard.text };
      });
      const texts = replyDrafts.flatMap(({ text }) => text ?? []);
      if (texts.length > 0) await session.talk.tools.countWords(texts.join('\n'));
      session.proposed = proposeReplies(session.talk, replyDrafts, noteOf(removed));
      return 'The user is asked.';
    },
  }),
];

async function findConnected(
  namedTargets: readonly { readonly platform: PlatformName; readonly page_id: string | null }[],
  { talk }: Session,
): Promise<Target[]> {
  const networks = await talk.tools.networks();
  const able = postable(networks);
  return namedTargets.map(({ platform, page_id }) => {
    const network = networks.find((one) => one.platform === platform);
    const target = network?.targets.find((one) => one.page_id === page_id);
    if (!target || !able.includes(platform))
      throw invalid({
        targets: [`A post without a picture can't go to that target on ${platform}. Use list_networks.`],
      });
    return target;
  });
}

async function publications(ids: readonly string[], { talk }: Session): Promise<UserPost[]> {
  const all = (await Promise.all(POST_LISTS.map((list) => talk.tools.listPosts({ list })))).flat();
  return ids.map((id) => {
    const post = all.find((one) => one.id === id);
    if (!post) throw invalid({ publication_ids: ['There is no such publication. Use list_posts.'] });
    return post;
  });
}

function whenOf(local: string, { talk }: Session): When {
  const resolved = resolveWhen({ kind: 'at', time: plainTime(local) }, null, talk.now);
  if (resolved.kind === 'when') return resolved.when;
  throw invalid({ scheduled_time: [faultyTime(resolved, talk) || localText(plainTime(local))] });
}
