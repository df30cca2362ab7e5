import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import { replaced } from '../../revising/replace.ts';
import { retagged } from '../../revising/retag.ts';
import { revised } from '../../revising/revised.ts';
import { type StyleSaid, saysStyle } from '../../slots/style.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
import { newText } from './new-text.ts';
import { offerDrafts, writeFor } from './offer-drafts.ts';

const MOST_TAGS = 5;

export interface Restyled {
  readonly post: PostInProgress;
  /** Null where nothing was written. */
  readonly writer: WrittenDrafts['writer'] | null;
  /** What could not be done as it was wanted. */
  readonly notes: readonly string[];
}

/** Other words, as far as they are wanted; an answer where drafts are to be chosen from again. */
export async function restyle(
  talk: Talk,
  given: PostInProgress,
  { style }: Slots,
): Promise<Restyled | EngineAnswer> {
  const own = newText(talk.turn.query);
  if (own) return { post: { ...given, text: own, hashtags: [] }, writer: null, notes: [] };
  const detailed = { ...given, details: { ...given.details, ...style.details } };
  if (!saysStyle(style) || (given.text === null && given.drafts.length === 0))
    return { post: detailed, writer: null, notes: [] };
  const post = await withTags(talk, detailed, style.hashtags);
  if (!style.again) return revisedPost(talk, post, style);
  const written = await writeFor(talk, post);
  return offerDrafts(talk, written.post, written.writer);
}

/** The text in hand, or each of the drafts that are offered, with what is wanted and nothing else changed. */
function revisedPost(talk: Talk, post: PostInProgress, style: StyleSaid): Restyled {
  const says = sentencesOf(talk);
  const change = (text: string) => revised(text, post.topic ?? (text.split('\n')[0] || text), style, says);
  if (post.text !== null) {
    const { text, notes } = change(post.text);
    const hashtags = tagsOf(post.hashtags, post.text, style);
    return { post: { ...post, text, hashtags }, writer: null, notes };
  }
  const changed = post.drafts.map(({ content }) => change(content));
  const drafts = post.drafts.map(({ content, hashtags }, at) => ({
    content: changed[at]?.text ?? content,
    hashtags: tagsOf(hashtags, content, style),
  }));
  // What is true of one of them alone is seen in it.
  const notes = changed.every(({ notes }) => notes.length > 0) ? (changed[0]?.notes ?? []) : [];
  return { post: { ...post, drafts }, writer: null, notes };
}

/** What is exchanged in the text is so in its hashtags. */
const tagsOf = (
  tags: readonly string[],
  text: string,
  { edits: { replace } }: StyleSaid,
): readonly string[] => (replace && replaced(text, replace) !== null ? retagged(tags, replace) : tags);

async function withTags(talk: Talk, post: PostInProgress, wanted: boolean | null): Promise<PostInProgress> {
  if (wanted === null) return post;
  if (!wanted || post.hashtags.length > 0) return { ...post, with_hashtags: wanted };
  const found = post.text === null ? [] : await talk.tools.findHashtags(post.topic ?? post.text);
  return { ...post, with_hashtags: true, hashtags: found.slice(0, MOST_TAGS).map(({ hashtag }) => hashtag) };
}
