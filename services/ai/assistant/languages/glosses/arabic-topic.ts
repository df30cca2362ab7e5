import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import { ARABIC_NETWORK_NAMES } from '../arabic-network-names.ts';

const NAMES = [...Object.values(ARABIC_NETWORK_NAMES).flat(), NETWORK_CHOICE].join('|');
const NOUN = '(?:منشور|بوست|محتوى|شيء|شيئ|تغريدة|نص|كابشن|فكرة|هاشتا[قغج]|وسوم)';
/** Words that ask for a text or for hashtags, up to the topic. */
const HEAD = new RegExp(
  `^[^\\n:]{0,60}?(?<!\\p{L})${NOUN}\\p{L}{0,3}\\p{M}?(?: \\p{L}{2,12}\\p{M}?){0,3} (?:عن|حول|بخصوص|بمناسبة) `,
  'u',
);
/** Words that say what to do with the text, where to post it or in which tone. */
const END = new RegExp(
  `[،,.]? (?:و(?:انشر|جدول|شارك|حط|نزل|ضع|أضف|اضف|ابحث)|ثم (?:انشر|جدول)|(?:على|في|لـ?) ?(?:${NAMES})(?!\\p{L})|(?:بنبرة|بأسلوب|بطريقة|بلهجة|بدون|من دون|بلا) \\p{L})|[،,] (?:غد|بكر|يوم|الساعة|اليوم|الليلة|على|في)`,
  'u',
);

/** A message that asks for a text, parted around its topic, which is nobody's command. Null for others. */
export function partTopic(message: string): readonly [head: string, topic: string, end: string] | null {
  const [head] = HEAD.exec(message) ?? [];
  if (!head) return null;
  const rest = message.slice(head.length);
  const at = END.exec(rest)?.index ?? rest.length;
  return [head, rest.slice(0, at), rest.slice(at)];
}

/** The answer to "What is the post about?", parted before what it says of networks, times and tone. */
export function partAnswer(message: string): readonly [topic: string, end: string] {
  const at = END.exec(message)?.index ?? message.length;
  return [message.slice(0, at), message.slice(at)];
}
