import {
  addHashtag,
  hasHashtag,
  hashtagsIn,
  isOnlyHashtags,
  removeHashtag,
} from '@carillon/contracts/domain/hashtags.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import type { PostOptions } from '@carillon/contracts/networks/network.ts';

export type Versions = Readonly<Partial<Record<PlatformName, string>>>;

export interface EditedPost {
  readonly text: string;
  /** The text of each network that gets another one. */
  readonly versions: Versions;
  /** Chosen tags, in the text or not, without #. */
  readonly hashtags: readonly string[];
  /** Networks whose own text doesn't get the chosen hashtags below it. */
  readonly without_hashtags?: readonly PlatformName[] | undefined;
  /** Absent if nobody has set one. */
  readonly first_comment?: FirstCommentDraft | null | undefined;
  /** Chosen options by network; left out while all are at their defaults. */
  readonly options?: Readonly<Partial<Record<PlatformName, PostOptions>>> | undefined;
}

/** A comment to post below the post once it is published, and its networks. */
export interface FirstCommentDraft {
  readonly text: string;
  readonly networks: readonly PlatformName[];
}

/** New text; tags typed in it are collected. */
export const withText = (post: EditedPost, text: string): EditedPost => ({
  ...post,
  text,
  hashtags: hashtagsIn(text).reduce<readonly string[]>(
    (tags, tag) => addHashtag(tags, tag),
    post.hashtags.filter((tag) => !wasTyped(post, tag) || hasHashtag(hashtagsIn(text), tag)),
  ),
});

/** While a tag is being typed, its beginnings must not pile up. */
const wasTyped = (post: EditedPost, tag: string): boolean => hasHashtag(hashtagsIn(post.text), tag);

/** A text below what is there. */
export const withTextBelow = (post: EditedPost, text: string): EditedPost =>
  withText(post, [post.text.trimEnd(), text].filter(Boolean).join('\n\n'));

/** The chosen tags that a network's text doesn't have. */
export const tagsBeside = (post: EditedPost, network: PlatformName | null): string[] => {
  const textTags = hashtagsIn(textFor(post, network));
  return post.hashtags.filter((tag) => !hasHashtag(textTags, tag));
};

export const withHashtag = (post: EditedPost, input: string): EditedPost => ({
  ...post,
  hashtags: addHashtag(post.hashtags, input),
});

/** Out of the list and out of every text. */
export const withoutHashtag = (post: EditedPost, tag: string): EditedPost => ({
  ...post,
  text: removeHashtag(post.text, tag),
  versions: mapTexts(post.versions, (text) => removeHashtag(text, tag)),
  hashtags: post.hashtags.filter((one) => one.toLowerCase() !== tag.toLowerCase()),
});

/** The text that a network gets: one of its own, or that of all. */
export const textFor = ({ text, versions }: EditedPost, network: PlatformName | null): string =>
  (network && versions[network]) ?? text;

/** A text for one network; dropped once it equals the shared text. Hashtags typed in it stay. */
export const withVersion = (post: EditedPost, network: PlatformName, text: string): EditedPost => ({
  ...post,
  versions: mapTexts({ ...post.versions, [network]: text }, (one, name) =>
    name === network && one === post.text ? null : one,
  ),
});

/** Whether the chosen tags come below a network's own text. */
export const withHashtagsBelow = (post: EditedPost, network: PlatformName, isBelow: boolean): EditedPost => {
  const { without_hashtags = [], ...rest } = post;
  const others = without_hashtags.filter((one) => one !== network);
  const without = isBelow ? others : [...others, network];
  return without.length > 0 ? { ...rest, without_hashtags: without } : rest;
};

/** Whether a network's own text is published without the chosen hashtags. */
export const isWithoutHashtags = (
  { versions, without_hashtags = [] }: EditedPost,
  network: PlatformName | null,
): boolean => network !== null && versions[network] !== undefined && without_hashtags.includes(network);

/** Whether a network's text is still the one that was generated for it: nobody has written it. */
export const isGenerated = (
  { versions }: EditedPost,
  source: GeneratedPost | null,
  network: PlatformName,
): boolean => versions[network] !== undefined && versions[network] === source?.versions?.[network];

/** The networks that had a generated text of their own, and get that of all now. */
export const networksSharing = ({ versions }: EditedPost, source: GeneratedPost | null): PlatformName[] =>
  PLATFORM_NAMES.filter((name) => {
    const text = source?.versions?.[name];
    return text !== undefined && text !== source?.content && versions[name] === undefined;
  });

/** Drops generated versions: a change of the text for all applies to networks that still have the generated one. */
export const withoutGenerated = (post: EditedPost, source: GeneratedPost | null): EditedPost => ({
  ...post,
  versions: mapTexts(post.versions, (text, name) => (isGenerated(post, source, name) ? null : text)),
});

/** The post as it was generated. */
export const editedFrom = ({ content, versions = {}, hashtags }: GeneratedPost) => ({
  source: content,
  text: content,
  versions: mapTexts(versions, (text) => (text === content ? null : text)),
  hashtags,
});

/** In the networks' order, so equal texts give equal JSON. */
function mapTexts(
  versions: Versions,
  change: (text: string, network: PlatformName) => string | null,
): Versions {
  const entries = PLATFORM_NAMES.map((name) => {
    const text = versions[name];
    return [name, text === undefined ? null : change(text, name)] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== null));
}

/** The published text for one network or all: the text, and below it the chosen hashtags that it doesn't contain. */
export function finalText(post: EditedPost, network: PlatformName | null = null): string {
  const text = textFor(post, network);
  const hashtags = isWithoutHashtags(post, network) ? [] : post.hashtags;
  const textTags = hashtagsIn(text);
  // A hashtag from a draft, or stored by an earlier version, may be one that the networks reject.
  const tags = hashtags.reduce<readonly string[]>((all, tag) => addHashtag(all, tag), []);
  // A hashtag in the first comment isn't repeated in the post.
  const below = hashtagsIn((network && commentFor(post, network)) ?? '');
  const missing = tags
    .filter((tag) => !hasHashtag(textTags, tag) && !hasHashtag(below, tag))
    .map((tag) => `#${tag}`);
  return [text.trim(), missing.join(' ')].filter(Boolean).join('\n\n');
}

/** The first comment that a network gets; null where it gets none. */
export function commentFor({ first_comment }: EditedPost, network: PlatformName): string | null {
  return (first_comment?.networks.includes(network) && first_comment.text.trim()) || null;
}

/**
 * The hashtags at the end of a network's text, and the chosen ones below it, moved into its first comment; null where it
 * has none of them. Those within a sentence stay, which would not be one without them.
 */
export function withHashtagsMoved(post: EditedPost, network: PlatformName): EditedPost | null {
  const text = textFor(post, network);
  const keptText = withoutLastTags(text);
  const all = hashtagsIn(finalText(post, network));
  const tags = all.filter((tag) => !hasHashtag(hashtagsIn(keptText), tag)).map((tag) => `#${tag}`);
  if (tags.length === 0) return null;
  const { text: commentText = '', networks = [] } = post.first_comment ?? {};
  const isNew = commentText.trim() === '';
  return {
    ...(keptText === text ? post : withVersion(post, network, keptText)),
    first_comment: {
      text: [commentText.trimEnd(), tags.join(' ')].filter(Boolean).join('\n\n'),
      networks: isNew ? [network] : [...new Set([...networks, network])],
    },
  };
}

function withoutLastTags(text: string): string {
  const parts = text.trimEnd().split(/(\s)/);
  while (isOnlyHashtags(parts.at(-1) ?? '') || parts.at(-1)?.trim() === '') parts.pop();
  const keptText = parts.join('');
  return hashtagsIn(keptText).length === hashtagsIn(text).length ? text : keptText;
}
