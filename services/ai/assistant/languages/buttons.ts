import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import type { ChangeName } from '../proposal.ts';
import type { ZonedNow } from '../zoned-now.ts';
import { EN } from './en.ts';
import type { TalkLanguage } from './language.ts';
import { readTimeText } from './read-time-text.ts';
import type { Sentences } from './says.ts';
import { SENTENCES } from './sentences.ts';

export interface Button {
  readonly language: TalkLanguage;
  /** The label of the same button in English. */
  readonly english: string;
}

const CHANGES: readonly ChangeName[] = [
  'reschedule',
  'cancel',
  'publish_now',
  'retry',
  'delete',
  'take_down',
];

/** The texts of buttons that always say the same; the topics among them are what a post is about, and stay as they are. */
const fixedOf = ({ aside, changes, comments, figures, posts, product, ...says }: Sentences): string[] => [
  ...[says.create, says.showPlanned, says.startOver, says.back, says.all, says.nowButton, says.bestButton],
  ...[...says.draftButtons, says.useIt, says.shorter, says.otherDrafts, says.anotherTime, says.cancel],
  ...[says.yes(true), says.yes(false), aside.times, aside.hashtags, aside.analyze, aside.yes],
  ...[aside.howToConnect, aside.howToSchedule, aside.howManyWords],
  ...[changes.hourLater, changes.leave, changes.cancelIt, changes.tryAgain, changes.postStatus],
  ...CHANGES.flatMap((change) => [changes.yes(change, 1), changes.yes(change, 2)]),
  ...[posts.showPublished, posts.rescheduleOne, posts.cancelOne, posts.whyFailed],
  ...[posts.retryFailed, posts.deleteFailed, figures.analyze30, figures.analyze90],
  ...[comments.answerLast, comments.showNew, comments.send, comments.skip, comments.stop],
  product.addHashtags,
];

const plain = (text: string): string => text.trim().toLowerCase();

/** Keyed by the lower-case text; the first of two with the same text wins. */
const FIXED: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  localeNames
    .filter((locale) => locale !== 'en')
    .map((locale) => {
      const english = [...fixedOf(EN), ...Object.values(ASSISTANT_PHRASES.en.buttons)];
      const ownPhrases = [...fixedOf(SENTENCES[locale]), ...Object.values(ASSISTANT_PHRASES[locale].buttons)];
      const pairs = ownPhrases.map((text, at): [string, string] => [plain(text), english[at] ?? '']);
      return [locale, new Map(pairs.toReversed())];
    }),
);

const PLACE = '\u0001';
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns the value at a sentence's placeholder in a message; null if the message is another sentence. */
function placeIn(message: string, sentence: string): string | null {
  const [before = '', after = ''] = sentence.split(PLACE);
  const match = new RegExp(`^${escaped(before)}([\\s\\S]+)${escaped(after)}$`, 'iu').exec(message.trim());
  return match?.[1]?.trim() ?? null;
}

/** Buttons that name something, with what they name; words that somebody wrote stay as they are. */
function filledIn(message: string, says: Sentences, language: Locale, now: ZonedNow): string | null {
  for (const change of CHANGES) {
    const count = placeIn(message, says.changes.clearYes(change, PLACE));
    if (count && /^\d+$/.test(count)) return EN.changes.clearYes(change, count);
  }
  const [numberOf = ''] = says.changes.numbered(0, '').split('0');
  const [, number] = /^(\d+) \(.*\)$/su.exec(message.slice(numberOf.length)) ?? [];
  if (number && message.startsWith(numberOf)) return `Number ${number}`;
  const network = placeIn(message, ASSISTANT_PHRASES[language].postTo(PLACE));
  if (network) return ASSISTANT_PHRASES.en.postTo(network);
  const topic = placeIn(message, says.product.postAbout(PLACE));
  if (topic) return EN.product.postAbout(topic);
  if (GLOSSED.includes(language)) return null;
  for (const sentence of WITH_WORDS) {
    const words = placeIn(message, says[sentence](PLACE));
    if (words) return EN[sentence](words);
  }
  const time = placeIn(message, says.scheduleFor(PLACE));
  const english = readTimeText(time ?? message, says, now);
  return english && (time ? EN.scheduleFor(english) : english);
}

/** Their other buttons, and times in them, are read as if they were typed. */
const GLOSSED: readonly Locale[] = ['en', 'de', 'fr', 'es'];

const WITH_WORDS = ['writeAbout', 'postAsIs', 'hashtagsFor'] as const;

/**
 * A message that is the text of a button in another language than English.
 * @param likely the languages in which buttons may be shown; a word alone is a button of these only
 */
export function readButton(
  message: string,
  now: ZonedNow,
  likely: readonly (Locale | undefined)[],
): Button | null {
  if (message.length > LONGEST) return null;
  const isWord = !/\s/.test(message.trim());
  const shownLocales = likely.flatMap((one) => one ?? []);
  for (const language of new Set([...shownLocales, ...(isWord ? [] : localeNames)])) {
    if (language === 'en') continue;
    const fixed = FIXED.get(language)?.get(plain(message));
    const english =
      fixed ??
      (shownLocales.includes(language) ? filledIn(message, SENTENCES[language], language, now) : null);
    if (english) return { language, english };
  }
  return null;
}

/** Longer than that is no button. */
const LONGEST = 400;
