import type { Reading } from '../../language/brief/reading.ts';
import { hashtagsFor } from '../../language/hashtags/hashtags-for.ts';
import type { Language } from '../../language/topic/language.ts';
import { findHashtags } from '../hashtags/find-hashtags.ts';
import { isPlausibleWord } from '../hashtags/plausible-word.ts';

/** The tags that go with a brief, without #: a draft's own, and all that may be chosen from. */
export interface Research {
  readonly hashtags: readonly string[];
  readonly trending: string[];
}

/** For bad news, where nothing else would be fitting. */
const NOTICES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Notice', 'Announcement'],
  de: ['Mitteilung'],
  fr: ['Information'],
  es: ['Aviso'],
  other: [],
};

export function researched(reading: Reading): Research {
  const hashtags = hashtagsFor(reading).filter(isPlausibleWord);
  const text = reading.sentences.map((one) => one.text).join(' ');
  const trending = reading.act.sober ? [...hashtags, ...NOTICES[reading.language]] : findHashtags(text);
  return { hashtags, trending };
}
