import { NETWORK_WORDS } from '../../../language/network-words.ts';
import { clockWords } from './clock-words.ts';
import { plainText, withoutEnd } from './plain-text.ts';
import { spelled } from './spelling.ts';
import { isTimeText } from './time/read-time.ts';

const SENDS = new Set(['schedule', 'post', 'publish', 'send', 'share', 'put', 'set']);
const SENT = new Set(['it', 'this', 'that', 'them', 'on', 'for', 'to', 'at', 'now', 'tomorrow', 'next']);
const JOINS = new Set(['and', 'then', 'please', 'also', 'can', 'could', 'you', 'just']);
const GOING_OUT = [
  ...['to go out', 'to be posted', 'to be published', 'to be scheduled', 'going out'],
  ...['scheduled for', 'scheduled on', 'scheduled at'],
  ...['at the best time', 'at the optimal time', 'at the ideal time', 'at a good time'],
];

const NETWORKS = new Set([...NETWORK_WORDS, 'both']);
const TIMES = new Set([
  ...['today', 'tomorrow', 'tonight', 'now', 'next', 'on', 'at', 'this', 'in', 'and', ...NETWORK_WORDS],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]);

const LEADS = new Set(['on', 'to', 'for']);
const SAME_TIME = /^(?:now|then|(?:at )?(?:that|the same) time)[.!]?$/;

/** "Facebook and LinkedIn tomorrow at 7" */
function isNetworkAndTime(words: readonly string[]): boolean {
  const isNetwork = (word = '') => NETWORKS.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  let at = 0;
  while (isNetwork(words[at]) || (at > 0 && /^(?:and|&)$/i.test(words[at] ?? '') && isNetwork(words[at + 1])))
    at++;
  const time = withoutEnd(
    spelled(plainText(words.slice(at).join(' '))).replace(/ (?:please|thanks)[.!]?$/, ''),
    ', ',
  );
  return at > 0 && time !== '' && (SAME_TIME.test(time) || isTimeText(clockWords(time)));
}

/** A message parted before the clause that says what to do with the post: "… | and schedule it for Friday". */
export function partSending(message: string): readonly [body: string, sending: string] {
  const words = [...message.matchAll(/\S+/g)].map((match) => ({ at: match.index, word: match[0] }));
  for (const [index] of words.entries()) {
    const from = clauseFrom(
      words.map(({ word }) => word),
      index,
    );
    const at = from === null ? undefined : words[from]?.at;
    if (at) return [message.slice(0, at), message.slice(at)];
  }
  return [message, ''];
}

function clauseFrom(words: readonly string[], at: number): number | null {
  const plain = (index: number) => (words[index] ?? '').toLowerCase().replace(/[^\p{L}]/gu, '');
  const nextWords = [0, 1, 2, 3].map((more) => plain(at + more));
  if ([2, 3, 4].some((length) => GOING_OUT.includes(nextWords.slice(0, length).join(' ')))) return at;
  if (LEADS.has(plain(at)) && isNetworkAndTime(words.slice(at + 1))) return at;
  // "… on Facebook tomorrow at 8"
  if (['on', 'to'].includes(plain(at)) && NETWORKS.has(plain(at + 1)) && TIMES.has(plain(at + 2))) return at;
  if (!SENDS.has(plain(at)) || !SENT.has(plain(at + 1))) return null;
  let from = at;
  while (from > 0 && JOINS.has(plain(from - 1))) from--;
  return from < at || /[,;.!?]$/.test(words[from - 1] ?? '') ? from : null;
}
