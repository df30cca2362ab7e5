import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { NETWORK_SHORT } from '../../../language/network-words.ts';
import { languageOfMessage } from '../../languages/language.ts';

/** Words that marketers write to the assistant; misspelled words are read as the nearest of them. */
const KNOWN: readonly string[] = [
  ...PLATFORM_NAMES,
  ...['hashtag', 'hashtags', 'schedule', 'scheduled', 'reschedule', 'publish'],
  ...[
    'published',
    'tomorrow',
    'wednesday',
    'thursday',
    'saturday',
    'analytics',
    'performance',
    'engagement',
    'trending',
  ],
  ...[
    'cancel',
    'delete',
    'shorter',
    'longer',
    'caption',
    'content',
    'optimal',
    'morning',
    'evening',
    'afternoon',
    'connect',
  ],
  ...[
    'followers',
    'professional',
    'upcoming',
    'postpone',
    'suggest',
    'generate',
    'create',
    'write',
    'draft',
    'thanks',
    'confirm',
    'answer',
    'comment',
    'about',
    'something',
    'first',
  ],
];
/** Words of their own, though they are nearly one of these. */
const OTHER = new Set([
  'answers',
  'answered',
  'comments',
  'commend',
  'contents',
  'contest',
  'context',
  'contact',
  'canceled',
  'cancels',
  'captions',
  'craft',
  'drafts',
  'drift',
  'creates',
  'created',
  'confirms',
  'confirmed',
  'schedules',
  'white',
  'while',
  'wrote',
  'deleted',
  'deletes',
  'warning',
  'mourning',
  'suggests',
  'written',
  'writer',
  'writes',
  'greater',
  'connected',
  'connects',
  'follower',
  'thank',
  'generated',
  'generates',
  'intent',
  'consent',
  'content',
  'create',
  'abouts',
  'abort',
  'above',
  'fist',
]);
const SHORT: Readonly<Record<string, string>> = {
  ...NETWORK_SHORT,
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  hows: "how's",
  whats: "what's",
  wheres: "where's",
  dont: "don't",
  didnt: "didn't",
  cant: "can't",
  isnt: "isn't",
  nvm: 'never mind',
  id: "i'd",
  im: "i'm",
  lets: "let's",
  u: 'you',
  smth: 'something',
  sth: 'something',
  shd: 'should',
  n: 'and',
  thx: 'thanks',
  whens: "when's",
  '2moro': 'tomorrow',
};
const SHORTEST = 5;

/** The text with short forms written out and misspelt words of this trade as they are meant; other languages keep their words. */
export function spelled(plain: string): string {
  const language = languageOfMessage(plain);
  const names = language === null || language === 'en' ? KNOWN : PLATFORM_NAMES;
  const short = names === KNOWN ? SHORT : NETWORK_SHORT;
  return plain.replace(/[\p{L}\p{N}']+/gu, (word) => short[word] ?? correctWord(word, names));
}

/** A message as it was written, but for words of this trade that are misspelt. */
export const spelledMessage = (message: string): string =>
  message.replace(/\p{Ll}+/gu, (word) => correctWord(word, KNOWN));

function correctWord(word: string, all: readonly string[]): string {
  if (word.length < SHORTEST || word.length > 15 || OTHER.has(word)) return word;
  return all.includes(word) ? word : (all.find((name) => isNear(word, name)) ?? word);
}

/** One letter more, fewer or another, or two that changed places; the first letter is right. */
function isNear(word: string, name: string): boolean {
  if (word[0] !== name[0] || name.length < SHORTEST || Math.abs(word.length - name.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === name[from]) from++;
  let [end, knownEnd] = [word.length, name.length];
  while (end > from && knownEnd > from && word[end - 1] === name[knownEnd - 1]) {
    end--;
    knownEnd--;
  }
  const [rest, knownRest] = [word.slice(from, end), name.slice(from, knownEnd)];
  if (rest.length <= 1 && knownRest.length <= 1) return true;
  return rest.length === 2 && rest === [...knownRest].reverse().join('');
}
