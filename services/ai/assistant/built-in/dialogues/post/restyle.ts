import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { replaceText } from '../../revising/replace.ts';
import { retagged } from '../../revising/retag.ts';
import { reviseText } from '../../revising/revise-text.ts';
import { type RequestedStyle, saysStyle } from '../../slots/style.ts';
import { newText } from './new-text.ts';
import { offerDrafts, writeFor } from './offer-drafts.ts';

const MAX_TAGS = 5;

export interface Restyled {
  readonly post: PostInProgress;
  /** Null where nothing was written. */
  readonly writer: WrittenDrafts['writer'] | null;
  /** Notes on requested changes that couldn't be made. */
  readonly notes: readonly string[];
}

/** Other words, as far as they are wanted; an answer where drafts are to be chosen from again. */
export async function restyle(
  context: DialogueContext,
  initialPost: PostInProgress,
  { style }: Slots,
): Promise<Restyled | EngineAnswer> {
  const ownText = newText(context.turn.query);
  if (ownText) return { post: { ...initialPost, text: ownText, hashtags: [] }, writer: null, notes: [] };
  const detailed = { ...initialPost, details: { ...initialPost.details, ...style.details } };
  if (!saysStyle(style) || (initialPost.text === null && initialPost.drafts.length === 0))
    return { post: detailed, writer: null, notes: [] };
  const post = await withTags(context, detailed, style.hashtags);
  if (!style.again) return revisedPost(context, post, style);
  const writtenPost = await writeFor(context, post);
  return offerDrafts(context, writtenPost.post, writtenPost.writer);
}

/** The text in hand, or each of the drafts that are offered, with what is wanted and nothing else changed. */
function revisedPost(context: DialogueContext, post: PostInProgress, style: RequestedStyle): Restyled {
  const says = sentencesOf(context);
  const change = (text: string) => reviseText(text, post.topic ?? (text.split('\n')[0] || text), style, says);
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
  // A note that is true of only one draft is visible in that draft.
  const notes = changed.every(({ notes }) => notes.length > 0) ? (changed[0]?.notes ?? []) : [];
  return { post: { ...post, drafts }, writer: null, notes };
}

/** Applies a replacement in the text to its hashtags too. */
const tagsOf = (
  tags: readonly string[],
  text: string,
  { edits: { replace } }: RequestedStyle,
): readonly string[] => (replace && replaceText(text, replace) !== null ? retagged(tags, replace) : tags);

async function withTags(
  context: DialogueContext,
  post: PostInProgress,
  withHashtags: boolean | null,
): Promise<PostInProgress> {
  if (withHashtags === null) return post;
  if (!withHashtags || post.hashtags.length > 0) return { ...post, with_hashtags: withHashtags };
  const hashtags = post.text === null ? [] : await context.tools.findHashtags(post.topic ?? post.text);
  return {
    ...post,
    with_hashtags: true,
    hashtags: hashtags.slice(0, MAX_TAGS).map(({ hashtag }) => hashtag),
  };
}
