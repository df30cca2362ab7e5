import { languageOfMessage, type TalkLanguage } from '../../languages/language.ts';

const NAMES: Readonly<Record<TalkLanguage, string>> = {
  en: 'english|englisch|anglais|inglés|inglês',
  de: 'german|deutsch|allemand|alemán|alemão',
  fr: 'french|französisch|français|francés|francês',
  es: 'spanish|spanisch|espagnol|español|espanhol',
  'pt-BR': 'portuguese|portugiesisch|portugais|portugués|português',
  ar: 'arabic|arabisch|arabe|árabe',
};
const REQUESTS = (Object.keys(NAMES) as TalkLanguage[]).map(
  (language) =>
    [language, new RegExp(`(?<!\\p{L})(?:in|auf|en|em) (?:${NAMES[language]})(?!\\p{L})`, 'u')] as const,
);

/** The language that a post is wanted in, where its topic is told in another, which nobody here translates; else null. */
export function requestedLanguage(plain: string, topic: string): TalkLanguage | null {
  const requested = REQUESTS.find(([, words]) => words.test(plain))?.[0];
  const language = languageOfMessage(topic.toLowerCase());
  return requested && language !== null && language !== requested ? requested : null;
}
