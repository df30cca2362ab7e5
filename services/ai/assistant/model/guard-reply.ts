import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { guardText } from '../../language/guard/guard-text.ts';
import { listRemoved } from '../../language/guard/list-removed.ts';
import { contentOf, EMPTY_POST } from '../built-in/dialogues/post/post-text.ts';
import { toShownText } from '../shown-text.ts';
import type { Session } from './session.ts';

interface Guarded {
  readonly text: string;
  readonly removed: readonly string[];
}

/**
 * Characters of a conversation from which a model may state facts; the rest of a long one is too far back to be
 * meant.
 */
const MAX_SAID = 20_000;
/** Words of strangers, who may claim anything; and ids, addresses and times of comments, whose figures mean nothing. */
const NO_FACTS: ReadonlySet<string> = new Set(
  'quoted_text,author,url,at,id,comment_id,post_id,page_id'.split(','),
);

/** A post without what neither the user nor a tool said; empty where nothing is left. */
export const guardPost = (text: string, session: Session): Guarded =>
  isKnown(text, session) ? { text, removed: [] } : guard(saidTo(session), text);

/** A reply, in which the comment's author and words may stand, but no figure that its author named alone. */
export const guardReply = (text: string, comment: InboxComment, session: Session): Guarded =>
  guard([comment.author ?? '', comment.text.replace(/\p{N}+/gu, ' '), saidTo(session)].join('\n'), text);

/** For the user to read; empty where nothing was removed. */
export const noteOf = (removed: readonly string[]): string =>
  removed.length === 0
    ? ''
    : `Removed, since you didn’t say it: ${removed.map((one) => `“${toShownText(one)}”`).join(', ')}.`;

function guard(answerText: string, text: string): Guarded {
  const guarded = guardText(answerText, text);
  return { text: guarded.text, removed: listRemoved([guarded]) };
}

/** All that may be in a post: what the user wrote, what tools gave, and the post so far, the newest first. */
function saidTo({ talk: { turn }, memory, heard }: Session): string {
  const { topic, text, details, drafts } = memory.post ?? EMPTY_POST;
  const post = [topic, text, ...Object.values(details), ...drafts.map(({ content }) => content)];
  return [turn.query, ...post, ...heard.toReversed(), ...ownWords(turn).toReversed()]
    .join('\n')
    .slice(0, MAX_SAID);
}

/** A tool's result as lines of text, facts only. */
export function factsOf(data: unknown): string {
  const lines: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') lines.push(String(value));
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!NO_FACTS.has(key)) read(inner);
  };
  read(data);
  return lines.join('\n');
}

/** Drafts were paid for, also with their hashtags, and so was what is proposed; what the user wrote costs nothing. */
export function isKnown(text: string, { memory, talk: { turn } }: Session): boolean {
  const plain = plainOf(text);
  const { drafts = [], text: proposed = null } = memory.post ?? {};
  const paid = [
    ...drafts.flatMap(({ content, hashtags }) => [
      content,
      contentOf({ ...EMPTY_POST, text: content, hashtags }),
    ]),
    ...(proposed === null ? [] : [proposed]),
  ];
  if (paid.some((one) => plainOf(one) === plain)) return true;
  return [turn.query, ...ownWords(turn)].some((one) => plainOf(one).includes(plain));
}

const plainOf = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const ownWords = ({ earlier }: Session['talk']['turn']): string[] =>
  earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
