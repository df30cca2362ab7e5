import type { Reading } from '../../language/brief/reading.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import { withoutEmoji } from '../../language/topic/emoji.ts';
import { peelFacts } from '../../language/topic/facts.ts';
import { withoutEnding } from '../../language/topic/sentences.ts';

const LONGEST = 120;
const SHORTEST = 4;

/**
 * Returns captions for a picture to the drafts, in the brief's own words: the news without its facts, and with them.
 */
export function captionsOf({ sentences, newsAt, language, act }: Reading): string[] {
  const newsText = withoutEnding(withoutEmoji(sentences[newsAt]?.text ?? ''));
  const news = act.sober ? newsText.replace(/[!¡]/gu, '') : newsText;
  const { core } = peelFacts(news, language);
  const ownCaptions = [core, news].filter((text) => text.length >= SHORTEST && text.length <= LONGEST);
  return ownCaptions.length > 0 ? [...new Set(ownCaptions.map(upperFirst))] : [cut(news)];
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const blank = text.lastIndexOf(' ', LONGEST - 1);
  return `${text.slice(0, blank < 0 ? LONGEST - 1 : blank)}…`;
}
