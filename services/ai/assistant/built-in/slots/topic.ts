import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';

/** A message that asks for a post: what the post is about, and what is said around it. */
export interface Opening {
  readonly topic: string | null;
  /** The words of the topic are the user's own text, to be posted as they are. */
  readonly verbatim: boolean;
  /** The message without its topic: what is said of networks, time and style. */
  readonly rest: string;
}

const ONE_NETWORK =
  '(?:my |our |the )?(?:facebook|fb|instagram|insta|ig|linkedin|linked in)(?: page| account| profile)?';
const NETWORKS = `(?:both |all networks|all platforms|everywhere|${ONE_NETWORK})(?:(?:,| and| &| or|, and)? ${ONE_NETWORK}){0,3}`;
/** A clause after the topic that says what to do with the post. */
const TAIL =
  /(?:[,;.!?]|\band\b|\bthen\b)\s{0,3}(?:and |then |please |also ){0,3}(?:can you |could you )?(?:schedule|post|publish|send|share|put|set) (?:it|this|that|them|on|for|to|at|now|tomorrow|next)\b/i;
const GOING_OUT = /\b(?:to go out|to be (?:posted|published|scheduled)|going out|scheduled (?:for|on|at))\b/i;
const STYLE =
  /[,;.]? ?(?:\b(?:in a|with a|use a|make it|keep it|should be|please be) [\w -]{2,30}?(?: (?:tone|way|voice|style))?|\b[\w-]{3,15} tone|(?:with|without|no|and no|but no) (?:any )?(?:hashtags|emojis?|tags)(?: (?:and|or) (?:hashtags|emojis?|tags))?)[.! ]*$/i;
const AT_END = new RegExp(`[, ]+(?:for|on|to|in|via) ${NETWORKS}[.!? ]*$`, 'i');
const POLITE = /[, ]*\b(?:please|pls|plz|asap|thanks|thank you|thx|for me)\b[.!? ]*$/i;

const NOUN =
  '(?:posts?|captions?|content|something|updates?|drafts?|text|announcements?|invitation|ideas?|copy|message|tweet|teaser)';
const HEADS = [
  /\b(?:about|abt|regarding|concerning|announcing|promoting|highlighting|celebrating|inviting people to)\s+/i,
  new RegExp(
    `\\b${NOUN}(?: ideas?)? (?:on|for|of|to|that|where|saying)(?: the (?:subject|topic) of)?\\s+`,
    'i',
  ),
  /\b(?:tell|let|remind) (?:our |my |the |all |everyone|everybody)?(?:followers|customers|audience|fans|people|clients|community)?(?: know)?(?: that| about)?\s+/i,
  /\b(?:announce|promote|advertise|celebrate|share|say)(?: the news)?(?: that)?\s+/i,
];
const ASKS =
  /\b(?:write|create|draft|make|generate|compose|prepare|give me|gimme|need|want|post|posts|caption|content|something|announce|promote|tell|share|let|remind|advertise|celebrate|idea|ideas|turn|new)\b/i;
const QUOTED = /"([^"]{12,})"|“([^”]{12,})”/;
const SAYING = /^[^:\n]{0,60}\b(?:post|publish|share|schedule|text|say)\b[^:\n]{0,60}:\s*(?=\S)/i;
const MADE_OF = /\b(?:about|into|new|idea|ideas|draft|caption|write|create|generate|compose)\b/i;
/** Topics that say nothing. */
const EMPTY =
  /^(?:(?:my|our|the|a|an|your|this) )?(?:business|company|brand|page|account|shop|store|social media|today|it|this|that|me|us|something|anything|followers|audience|image|post|content|week|tomorrow)?[.!? ]*$/i;
const SHORTEST = 3;

export function readOpening(message: string): Opening {
  const own = ownText(message);
  if (own) return { topic: own.text, verbatim: true, rest: own.rest };
  const [body, tail] = parted(message);
  const head = headOf(body);
  const asked = head === null ? withoutRequest(body) : { topic: body.slice(head), head: body.slice(0, head) };
  const [topic, end] = trimmed(asked.topic);
  return {
    topic: EMPTY.test(topic) || topic.length < SHORTEST ? null : topic,
    verbatim: false,
    rest: `${asked.head} ${end} ${tail}`,
  };
}

/** The text itself, where it is given: in quotes, or after "Post this:". */
function ownText(message: string): { text: string; rest: string } | null {
  const saying = SAYING.exec(message);
  if (saying && !MADE_OF.test(saying[0]))
    return { text: unquoted(message.slice(saying[0].length)), rest: saying[0] };
  const quoted = QUOTED.exec(message);
  const text = quoted?.[1] ?? quoted?.[2];
  if (!quoted || !text || /\babout\b/i.test(message.slice(0, quoted.index))) return null;
  return { text, rest: message.replace(quoted[0], ' ') };
}

const unquoted = (text: string): string => text.trim().replace(/^["“]/, '').replace(/["”]$/, '').trim();

function parted(message: string): [string, string] {
  const at = Math.min(
    ...[TAIL, GOING_OUT].map((words) => (words.exec(message) ?? { index: message.length }).index),
  );
  return at > 0 ? [message.slice(0, at), message.slice(at)] : [message, ''];
}

/** Where the topic begins; null where no words lead to it. */
function headOf(body: string): number | null {
  const colon = /^[^:\n]{2,60}:\s+/.exec(body);
  if (colon && ASKS.test(colon[0])) return colon[0].length;
  for (const words of HEADS) {
    const found = words.exec(body);
    if (found && startsTopic(body.slice(found.index + found[0].length))) return found.index + found[0].length;
  }
  return null;
}

/** "A post for LinkedIn about …" has its topic further on. */
const startsTopic = (text: string): boolean =>
  !PLATFORM_NAMES.some((name) => text.toLowerCase().startsWith(name)) || /\w+ \w+ \w+/.test(text);

/** "We won an award! Can you make a post?": the sentences that do not ask. */
function withoutRequest(body: string): { topic: string; head: string } {
  const sentences = body.split(/(?<=[.!?\n])\s+/);
  const asking = sentences.filter((one) => ASKS.test(one) && one.length < 120);
  if (asking.length === sentences.length) return { topic: '', head: body };
  return { topic: sentences.filter((one) => !asking.includes(one)).join(' '), head: asking.join(' ') };
}

/** The topic without what is said of networks, style and manners after it. */
function trimmed(text: string): [string, string] {
  let topic = text.trim();
  let end = '';
  for (let round = 0; round < 4; round++) {
    const found = [POLITE, AT_END, STYLE].map((words) => words.exec(topic)).find((match) => match !== null);
    if (!found) break;
    // "Asap" hurries the writer, not the post.
    if (!POLITE.test(found[0])) end = `${found[0]} ${end}`;
    topic = topic.slice(0, found.index).trim();
  }
  return [topic.replace(/[,;:.!? ]+$/, (signs) => (/^[.!?]+$/.test(signs) ? signs.slice(0, 1) : '')), end];
}
