import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { joinParts } from '../../languages/list-with.ts';
import type { Sentences } from '../../languages/says.ts';
import { toShownText } from '../../shown-text.ts';
import type { FoundComments } from '../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import { mentioned, postsMeant, saysLastPost } from '../slots/which-posts.ts';
import { quoteWords } from './post-lines.ts';

const QUOTED = 4;
const LONGEST = 200;
/** Words of the question, and not of a post. */
const ASKING =
  /\b(?:comments?|commented|commenting|people|they|anyone|anybody|everyone|everybody|readers|followers|customers|fans|audience|community|clients|say|said|saying|write|wrote|think|thought|read|new|any|show|summari[sz]e|summary|reactions?|reacted?|feedback|feel|felt|like|have|under)\b/g;

/** Summarizes the comments under a post, or under all posts: how many, in which mood, and quotes of a few. */
export async function tellComments(context: DialogueContext, slots: Slots): Promise<EngineAnswer> {
  const { tools, turn } = context;
  const says = sentencesOf(context);
  const over = await tools.listPosts({ list: 'over' });
  const published = over.filter(({ status }) => status === 'published');
  const post = findMentionedPost(context, slots, published);
  if (saysLastPost(context.plain) && !post) return createAnswer(says.comments.noneOut, turn.memory, says);
  const [platform] =
    slots.platforms && typeof slots.platforms.names !== 'string' ? slots.platforms.names : [];
  const result = await tools.comments({
    ...(post && { post_id: post.post_id }),
    ...(platform && { platform }),
  });
  const where = post
    ? quoteWords(mentioned(post).words, says)
    : platform
      ? says.comments.yourPostsOn(labelOf(platform))
      : says.comments.yourPosts;
  const memory = post
    ? { ...turn.memory, shown: { kind: 'posts' as const, posts: [mentioned(post)] } }
    : turn.memory;
  return createAnswer(textOf(result, where, says), memory, says);
}

const createAnswer = (
  message: string,
  memory: DialogueContext['turn']['memory'],
  { aside, posts }: Sentences,
): EngineAnswer =>
  answer(reply(message, { intent: 'comments', actions: [aside.analyze, posts.showPublished] }), memory);

/** The last one, the one that was shown alone, or the one whose words are said; null where none is named. */
function findMentionedPost(
  { plain, turn, now }: DialogueContext,
  slots: Slots,
  published: readonly UserPost[],
): UserPost | null {
  const { shown: list } = turn.memory;
  const [only, ...others] = list?.kind === 'posts' ? list.posts : [];
  if (only && others.every(({ post_id }) => post_id === only.post_id) && /\b(?:it|that|this)\b/.test(plain))
    return published.find(({ post_id }) => post_id === only.post_id) ?? null;
  const zone = now.timeZoneId;
  if (saysLastPost(plain)) return postsMeant(published, '', { day: null, zone }, slots)[0] ?? null;
  const mentionedPosts = postsMeant(
    published,
    plain.replace(ASKING, ' '),
    { day: null, zone },
    { platforms: null },
  );
  const isNamed =
    mentionedPosts.length < published.length &&
    new Set(mentionedPosts.map(({ post_id }) => post_id)).size === 1;
  return isNamed ? (mentionedPosts[0] ?? null) : null;
}

function textOf({ comments, more }: FoundComments, where: string, says: Sentences): string {
  const words = says.comments;
  if (comments.length === 0) return words.noneOn(where);
  return [
    words.on(comments.length, where, moodsOf(comments, says), more),
    comments.length > QUOTED ? words.someInOwnWords : words.inOwnWords,
    chooseComments(comments)
      .map((one) => quotationOf(one, says))
      .join('\n\n'),
    words.onPage,
  ].join('\n\n');
}

/** "2 positive, 1 not analyzed yet" */
export function moodsOf(comments: readonly Pick<InboxComment, 'mood'>[], says: Sentences) {
  const parts = [...SENTIMENTS, null].flatMap((mood) => {
    const count = comments.filter((one) => one.mood === mood).length;
    return count === 0 ? [] : [says.comments.moods[mood ?? 'unknown'](count)];
  });
  return joinParts(parts, says);
}

/** Picks the comments to read first: the newest of each mood, then the newest of all. */
function chooseComments(comments: readonly InboxComment[]): readonly InboxComment[] {
  const textComments = comments.filter(({ text }) => text.trim() !== '');
  const order: readonly Sentiment[] = ['negative', 'positive', 'neutral'];
  const first = order.flatMap((mood) => textComments.find((one) => one.mood === mood) ?? []);
  return [...new Set([...first, ...textComments])].slice(0, QUOTED);
}

/** Somebody's words are one line of a quotation, in which nothing is Markdown. */
function quotationOf({ text, author, platform, mood }: InboxComment, says: Sentences): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed().trimEnd()}…` : words;
  const by = [
    author && toShownText(author.replace(/\s+/g, ' ')),
    labelOf(platform),
    mood && says.comments.mood[mood],
  ].flatMap((part) => part || []);
  return `> ${says.posts.quoted(toShownText(cut))}\n> (${joinParts(by, says)})`;
}
