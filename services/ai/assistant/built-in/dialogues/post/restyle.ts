import { withoutEmoji } from '../../../../language/topic/emoji.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import { saysStyle } from '../../slots/style.ts';
import type { Talk } from '../../talk.ts';
import { newText } from './new-text.ts';
import { offerDrafts, writeFor } from './offer-drafts.ts';
import { withDraft } from './post-text.ts';

const MOST_TAGS = 5;

export interface Restyled {
  readonly post: PostInProgress;
  /** Null where nothing was written. */
  readonly writer: WrittenDrafts['writer'] | null;
}

/** Other words, as far as they are wanted; an answer where drafts are to be chosen from again. */
export async function restyle(
  talk: Talk,
  given: PostInProgress,
  { style }: Slots,
): Promise<Restyled | EngineAnswer> {
  const own = newText(talk.turn.query);
  if (own) return { post: { ...given, text: own, hashtags: [] }, writer: null };
  const detailed = { ...given, details: { ...given.details, ...style.details } };
  if (!saysStyle(style) || (given.text === null && given.drafts.length === 0))
    return { post: detailed, writer: null };
  const post = await withTags(talk, detailed, style.hashtags);
  const { emoji, link, ...rewriting } = style.details;
  if (!style.again && emoji !== true && Object.keys(rewriting).length === 0)
    return { post: edit(post, { emoji, link }), writer: null };
  const written = await writeFor(talk, post);
  if (style.again || post.text === null) return offerDrafts(talk, written.post, written.writer);
  return { ...written, post: withDraft(written.post, 0) };
}

/** What needs no writing: emoji that go, an address that comes. */
function edit(
  post: PostInProgress,
  { emoji, link }: { readonly emoji: boolean | undefined; readonly link: string | undefined },
): PostInProgress {
  const change = (text: string) => {
    const plain = emoji === false ? withoutEmoji(text) : text;
    return link && !plain.includes(link) ? `${plain}\n\n${link}` : plain;
  };
  return {
    ...post,
    text: post.text === null ? null : change(post.text),
    drafts: post.drafts.map((draft) => ({ ...draft, content: change(draft.content) })),
  };
}

async function withTags(talk: Talk, post: PostInProgress, wanted: boolean | null): Promise<PostInProgress> {
  if (wanted === null) return post;
  if (!wanted || post.hashtags.length > 0) return { ...post, with_hashtags: wanted };
  const found = post.text === null ? [] : await talk.tools.findHashtags(post.topic ?? post.text);
  return { ...post, with_hashtags: true, hashtags: found.slice(0, MOST_TAGS).map(({ hashtag }) => hashtag) };
}
