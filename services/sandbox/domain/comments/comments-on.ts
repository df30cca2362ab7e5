import { FACTS } from '../networks/networks.ts';
import type { Post } from '../post.ts';
import { createSeededRandom, shuffleItems } from '../seeded-random.ts';
import { type Persona, personaOf } from './personas.ts';
import { type Mood, TEXTS } from './texts.ts';

export interface SandboxComment {
  readonly id: string;
  readonly text: string;
  readonly author: Persona;
  readonly createdAt: Date;
  /** The comment that it replies to. */
  readonly parentId: string | null;
  readonly likes: number;
}

type Share = Partial<Record<Mood, number>>;

const EVERYWHERE = { neutral: 3, question: 4, mixed: 3, irony: 2, link: 1, foreign: 3 };
/** How posts are received: most well, some not. */
const RECEPTIONS: readonly Share[] = [
  { ...EVERYWHERE, love: 8, praise: 8, complaint: 2 },
  { ...EVERYWHERE, love: 8, praise: 8, complaint: 2 },
  { ...EVERYWHERE, love: 4, praise: 6, complaint: 5, anger: 2 },
  { ...EVERYWHERE, love: 2, praise: 3, complaint: 9, anger: 5 },
];

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** The first come so soon that somebody who tries Carillon sees them. */
const AT_ONCE = 12;
const AT_ONCE_WITHIN = 45 * SECOND;

/** Comments on a post up to `now`, the oldest first. The same post always gets the same ones. */
export const commentsOn = (post: Post, now: Date): SandboxComment[] =>
  allOn(post).filter(({ createdAt }) => createdAt <= now);

/** Making them takes a millisecond, and each call that counts them needs them. */
const commentsByPost = new Map<string, readonly SandboxComment[]>();
const MAX_MADE = 500;

const allOn = (post: Post): readonly SandboxComment[] => {
  const key = `${post.id} ${post.createdAt.getTime()}`;
  const comments = commentsByPost.get(key) ?? makeAll(post);
  commentsByPost.delete(key);
  commentsByPost.set(key, comments);
  const [oldest] = commentsByPost.keys();
  if (commentsByPost.size > MAX_MADE && oldest !== undefined) commentsByPost.delete(oldest);
  return comments;
};

const makeAll = (post: Post): SandboxComment[] => {
  const random = createSeededRandom(post.id);
  const texts = textsFor(RECEPTIONS[Math.floor(random() * RECEPTIONS.length)] ?? {}, random);
  const limit = Math.min(texts.length, 16 + Math.floor(random() * 32));
  const comments: SandboxComment[] = [];
  const add = (text: string, delay: number, author: Persona, parentId: string | null): SandboxComment => {
    const comment = {
      id: idOf(post, comments.length, author),
      text,
      author,
      parentId,
      createdAt: new Date(post.createdAt.getTime() + delay),
      likes: Math.floor(random() ** 4 * 30),
    };
    comments.push(comment);
    return comment;
  };
  const owner = ownerOf(post);
  let last: SandboxComment | undefined;
  for (const [index, { mood, text }] of texts.slice(0, limit).entries()) {
    const parent = last?.parentId === null && random() < 0.2 ? last : undefined;
    const delay = delayOf(index, random, parent && parent.createdAt.getTime() - post.createdAt.getTime());
    const comment = add(text, delay, personaOf(random), parent?.id ?? null);
    if (mood === 'question' && (index === 0 || random() < 0.5))
      add(pick(TEXTS.answer, random), delay + 20 * SECOND, owner, parent?.id ?? comment.id);
    last = comment;
  }
  return comments.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
};

/** Seconds for the first, then less and less often over days; a reply follows what it replies to. */
const delayOf = (index: number, random: () => number, parentDelay: number | undefined): number => {
  if (index < AT_ONCE) return Math.round(((index + random()) / AT_ONCE) * AT_ONCE_WITHIN);
  const share = random() ** 4;
  return parentDelay === undefined
    ? 60 * SECOND + Math.round(share * 4 * DAY)
    : parentDelay + 30 * SECOND + Math.round(share * DAY);
};

/** Each text once, moods as often as the reception has them; a question first, which is answered. */
const textsFor = (reception: Share, random: () => number): { mood: Mood; text: string }[] => {
  const remainingTexts = new Map(MOODS.map((mood) => [mood, shuffleItems<string>(TEXTS[mood], random)]));
  const drawn = MOODS.flatMap((mood) => Array.from({ length: reception[mood] ?? 0 }, () => mood));
  const order: Mood[] = ['question', ...shuffleItems(drawn, random), ...shuffleItems(drawn, random)];
  return order.flatMap((mood) => {
    const text = remainingTexts.get(mood)?.pop();
    return text === undefined ? [] : [{ mood, text }];
  });
};

const MOODS = Object.keys(TEXTS) as Mood[];

const pick = <T>(items: readonly [T, ...T[]], random: () => number): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** Names the author of a post as the API does. */
export const ownerOf = ({ network, authorId, authorName }: Post): Persona => ({
  id: FACTS[network].authorId(authorId),
  handle: authorName,
});

const idOf = ({ network, id }: Post, index: number, author: Persona): string => {
  const number =
    String(Math.floor(createSeededRandom(`${id}/${index}`)() * 1e9)).padStart(9, '0') +
    String(index).padStart(3, '0');
  return FACTS[network].commentId(id, number, author.id);
};
