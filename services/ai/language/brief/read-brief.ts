import { readBrief } from '../facts/brief.ts';
import type { Language } from '../facts/fact.ts';
import { listFacts } from '../facts/list-facts.ts';
import { isOffer, isRequest } from '../facts/speech-acts.ts';
import { properCase } from '../topic/casing.ts';
import { cleanInput } from '../topic/clean.ts';
import { languageOf } from '../topic/language.ts';
import { withoutLinks } from '../topic/links.ts';
import { isExclaimed, isQuestion, sentence, sentencesOf } from '../topic/sentences.ts';
import { correctText } from './correct-text.ts';
import { readAct } from './read-act.ts';
import type { Reading, ReadSentence, Role } from './reading.ts';
import { withinRoom } from './room.ts';
import type { BriefWords } from './words/brief-words.ts';
import { wordsFor } from './words/words-for.ts';

/** Words that a greeting may have: "Big news!" */
const GREETING = 3;

/** Reads what a user gave to write about: its sentences, what each does, and what all of it does. */
export function readReading(input: string): Reading {
  const cleanText = cleanInput(input);
  const { text, links } = withoutLinks(cleanText);
  const language = languageOf(text);
  const words = wordsFor(language);
  const calm = language === 'en' ? properCase(text) : language === 'fr' ? frenchSpaced(text) : text;
  const corrected = correctText(calm, language);
  const all = [...new Set(sentencesOf(corrected).map(sentence))];
  const texts = withinRoom(all.length > 0 ? all : [sentence(links[0] ?? 'Our news')], language);
  const newsAt = texts.length > 1 && isGreeting(texts[0] ?? '') ? 1 : 0;
  const sentences = texts.map((one, at) => readSentence(one, at, newsAt, language, words));
  return {
    language,
    sentences,
    newsAt,
    act: readAct(newsOf(texts, newsAt), texts.join(' '), language, words),
    links,
    brief: readBrief([cleanText, corrected, ...links].join('\n'), language, texts),
  };
}

function readSentence(
  text: string,
  at: number,
  newsAt: number,
  language: Language,
  words: BriefWords,
): ReadSentence {
  return {
    text,
    role: at < newsAt ? 'greeting' : at === newsAt ? 'news' : roleOf(text, language, words),
    bound: at > newsAt && words.bound.test(text),
    opens: at > newsAt && canOpen(text, language, words),
    facts: listFacts(text, language),
  };
}

function roleOf(text: string, language: Language, words: BriefWords): Role {
  if (isRequest(text, language) || words.invites.test(text)) return 'request';
  if (isQuestion(text)) return 'question';
  if (words.thanks.test(text)) return 'thanks';
  if (words.apology.test(text)) return 'apology';
  if (words.reason.test(text)) return 'reason';
  return isOffer(text, language) ? 'offer' : 'detail';
}

const canOpen = (text: string, language: Language, words: BriefWords): boolean =>
  !words.bound.test(text) &&
  !words.refers.test(text) &&
  !words.follows.test(text) &&
  (isRequest(text, language) ||
    words.invites.test(text) ||
    words.opens.test(text) ||
    words.reason.test(text));

/** A question before the news is answered by the next sentence. */
const newsOf = (texts: readonly string[], at: number): string =>
  isQuestion(texts[at] ?? '') && texts[at + 1] !== undefined
    ? texts.slice(at, at + 2).join(' ')
    : (texts[at] ?? '');

const isGreeting = (text: string): boolean => isExclaimed(text) && text.split(' ').length <= GREETING;

/** French sets a space before its high signs. */
const frenchSpaced = (text: string): string => text.replace(/(?<=[\p{L}\p{N}»)])(?=[!?;](?:\s|$))/gu, ' ');
