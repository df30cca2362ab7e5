import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { headEnd, readOwnText } from './own-text.ts';
import { plainText, withoutEnd } from './plain-text.ts';
import { partSending } from './sending-clause.ts';
import { partSendingEnd } from './sending-end.ts';
import { withoutTopicEnd } from './topic-end.ts';
import { readWhen } from './when.ts';

/** A message that asks for a post: what the post is about, and what is said around it. */
export interface Opening {
  readonly topic: string | null;
  /** The words of the topic are the user's own text, to be posted as they are. */
  readonly verbatim: boolean;
  /** Something else in the message asks for a post, or leads to the topic. */
  readonly led: boolean;
  /** The message without its topic: what is said of networks and style. */
  readonly rest: string;
  /** The words about when to publish. A time before the topic isn't included. */
  readonly sending: string;
}

const NOUN =
  '(?:posts?|captions?|content|something|updates?|drafts?|text|announcements?|invitation|ideas?|copy|message|tweet|teaser)';
/** Words before a topic, the surest first. */
const HEADS = [
  /\b(?:about|abt|regarding|concerning|announcing|promoting|highlighting|celebrating|inviting people to) /i,
  new RegExp(`\\b${NOUN} (?:on|for|of|to|that|where|saying) (?:the (?:subject|topic) of )?`, 'i'),
  /\b(?:tell|let|remind) (?:our |my |the |all )?(?:followers|customers|audience|fans|people|clients|community|everyone|everybody) (?:know )?(?:that |about )?/i,
  /\b(?:announce|promote|advertise|celebrate|share|say) (?:the news )?(?:that )?/i,
];
const ASKS =
  /\b(?:write|create|draft|make|generate|compose|prepare|give me|gimme|need|want|post|posts|caption|content|something|announce|promote|tell|share|let|remind|advertise|celebrate|idea|ideas|turn|new)\b/i;
/** Words of topics that say nothing. */
const EMPTY = new Set(
  'nice good new cool fun funny short quick else my our the a an your this business company brand page account shop store social media today it that me us something anything followers audience image post content week tomorrow'.split(
    ' ',
  ),
);
const SHORTEST = 3;
const LONGEST_ASKING = 120;

export function readOpening(message: string, now: ZonedNow): Opening {
  const ownText = readOwnText(message);
  if (ownText)
    return { topic: ownText.text, verbatim: true, led: true, rest: ownText.rest, sending: ownText.rest };
  const [body, sending] = sendingOf(message);
  const { head, text } = splitHead(body);
  const [topicText, end] = withoutTopicEnd(text);
  const [about, time] = /\bschedule\b/i.test(head) ? partTime(topicText, now) : [topicText, ''];
  const topic = withoutEnd(about, ',;: ');
  const words = topic
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const isEmpty = topic.length < SHORTEST || words.every((word) => EMPTY.has(word));
  return {
    topic: isEmpty ? null : topic,
    verbatim: false,
    led: head.trim() !== '',
    rest: `${head} ${end} ${sending}`,
    sending: `${sending} ${time}`,
  };
}

/** "Our sale, and schedule it for Friday", or "Our sale, for LinkedIn tomorrow". */
function sendingOf(message: string): readonly [body: string, sending: string] {
  const [body, sending] = partSending(message);
  return sending ? [body, sending] : partSendingEnd(message);
}

/** "About our apprentice" is about our apprentice. */
const LEADS = /^(?:it's |it is )?(?:about|über|zum thema|sobre|acerca de|sur|à propos de) (?=\p{L})/iu;

/**
 * The answer to "What is the post about?": all of it is the topic, but for what is said at its end of networks and time.
 * "Follow us on Facebook" is a topic, so that what is said of a network begins after a comma or with "for".
 */
export function readTopic(message: string): Opening {
  const [body, sending] = sendingOf(message.trim().replace(LEADS, ''));
  const [topicText, end] = withoutTopicEnd(body);
  const isSaid = /^for\b/i.test(end) || /[,;]$/.test(topicText);
  const topic = withoutEnd(isSaid ? topicText : body, ',;: ');
  return {
    topic: topic || message,
    verbatim: false,
    led: false,
    sending,
    rest: `${isSaid ? end : ''} ${sending}`,
  };
}

/** "Schedule a post about our book club | for Thursday at 6" */
function partTime(topic: string, now: ZonedNow): readonly [string, string] {
  for (const { index } of topic.matchAll(/ (?:for|on|at) /g)) {
    const readTime = readWhen(plainText(topic.slice(index)), now);
    if (readTime?.kind === 'at' || readTime?.kind === 'day')
      return [topic.slice(0, index), topic.slice(index)];
  }
  return [topic, ''];
}

function splitHead(body: string): { head: string; text: string } {
  const at = topicStart(body);
  return at === null ? withoutRequest(body) : { head: body.slice(0, at), text: body.slice(at) };
}

/** Where the topic begins; null where no words lead to it. */
function topicStart(body: string): number | null {
  const colon = headEnd(body);
  if (colon > 0 && ASKS.test(body.slice(0, colon))) return colon + 1;
  for (const words of HEADS) {
    const match = words.exec(body);
    const start = match ? match.index + match[0].length : 0;
    if (start > 0 && startsTopic(body.slice(start))) return start;
  }
  return null;
}

/** "A post for LinkedIn" has no topic, and "a post for LinkedIn about …" has it further on. */
const startsTopic = (text: string): boolean =>
  !PLATFORM_NAMES.some((name) => text.toLowerCase().startsWith(name)) || text.split(' ').length > 2;

/** "We won an award! Can you make a post?": the sentences that do not ask. */
function withoutRequest(body: string): { head: string; text: string } {
  const sentences = body.split(/(?<=[.!?\n])\s/);
  const asking = sentences.filter((one) => ASKS.test(one) && one.length < LONGEST_ASKING);
  if (asking.length === sentences.length) return { head: body, text: '' };
  return { head: asking.join(' '), text: sentences.filter((one) => !asking.includes(one)).join(' ') };
}
