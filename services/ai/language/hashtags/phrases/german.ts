import { isFirstName, namesPerson, PUBLIC } from '../persons.ts';
import { isCapital, type Phrase, type TextWord, textWords } from '../phrase.ts';
import { isVague } from '../vague-words.ts';

/** After these a capitalized word is a place, if no article comes between. */
const TO_PLACE = /^(?:in|aus|bei|nach|um|von|über|nahe)$/iu;
/** Endings of nouns that are no places. */
const NO_PLACE = /(?:ung|heit|keit|schaft|tion|tät|nis|ien|chen|stunden|form|art|kurse|kursen)$/iu;
/** A word with which a sentence begins and that is no noun. */
const NO_NOUN_START =
  /^(?:[a-zäöüß]+(?:st|te|ten|test|tet)|suchen|kommt?|komm|bringt?|feiert?|sucht|braucht|gesucht|gebraucht\w*|neu\w*|wegen|trotz|dank|seit|nach|vor|für|mit|ohne|zum|zur|beim|vom|beste\w*|frisch\w*|jede\w*|alle\w*|viele\w*|unser\w*|mein\w*|dein\w*|euer|eure\w*|ein\w*|kein\w*|diese\w*|der|die|das|den|dem|des|auf|am|im|ab|an|in|bei|aus|um|von|und|oder|aber|wie|was|wer|wo|warum|wann|wenn|weil|dass|so|nur|noch|nun|jetzt|heute|morgen|hier|da|dort|dann|auch|schon|endlich|leider|bald|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|somebody|jemand|niemand|man|es|er|sie|ich|wir|ihr|du|uns|euch|mir|dir|liebe\w*|guten?|frohe\w*|herzlich\w*|ja|nein|bitte|danke|nicht|nie|immer|wieder|mehr|sehr|zu|geöffnet|geschlossen|offen|gebt|holt|lasst|macht|meldet|schreibt|ruft|kauft|bucht|testet|lernt|lernen|entdecke\w*|erlebe\w*|genieß\w*|besuch(?:t|en)?|bestell\w*|spenden|helft)$/iu;

/** German writes its nouns with a capital, and its compounds as one word. */
export function germanPhrases(text: string): Phrase[] {
  const words = textWords(text);
  const isPublic = PUBLIC.test(text);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const row = rowFrom(words, at);
    if (row.length > 0)
      phrases.push(
        ...phrasesOf(
          row.map(({ word }) => word),
          words[at - 1],
          isPublic,
        ),
      );
    at += Math.max(1, row.length);
  }
  return phrases;
}

/** The words with capitals that follow each other without a sign. */
function rowFrom(words: readonly TextWord[], from: number): TextWord[] {
  const row: TextWord[] = [];
  for (const one of words.slice(from, from + 5)) {
    const isNoun = isCapital(one.word) && !(one.starts && NO_NOUN_START.test(one.word));
    if (!isNoun || (one.starts && row.length > 0)) break;
    row.push(one);
    if (one.ends) break;
  }
  return row;
}

const clean = (word: string): string => word.replace(/’s?$/u, '');

function phrasesOf(row: readonly string[], before: TextWord | undefined, isPublic: boolean): Phrase[] {
  const words = row.map(clean);
  const keptWords = words.filter((word) => !isVague(word, 'de') && /^\p{L}[\p{L}’-]+$/u.test(word));
  const person = words.findIndex((_, at) => namesPerson(words.slice(at, at + 2)));
  if (person >= 0) {
    const nouns = keptWords.filter((word) => words.indexOf(word) < person && !isTitle(word));
    const kind = isPublic ? 'name' : 'person';
    return [...nouns.map(nounOf), { words: words.slice(person).filter((one) => !isTitle(one)), kind }];
  }
  const [only = ''] = keptWords;
  if (keptWords.length === 1 && isPlace(only, before)) return [{ words: keptWords, kind: 'place' }];
  if (keptWords.length < 2)
    return keptWords.map((word) => (isFirstName(word) && word.length < 5 ? personOf(word) : nounOf(word)));
  // "Bad Tölz" is one name; "Stadtbücherei Ahaus" is a library and its town.
  if (isPlace(only, before) || keptWords[0]?.length === 3)
    return [{ words: keptWords.slice(0, 2), kind: 'place' }];
  const [first = '', ...rest] = keptWords;
  return [
    nounOf(first),
    ...rest.map((word): Phrase => ({ words: [word], kind: rest.length === 1 ? 'place' : 'noun' })),
  ];
}

const isTitle = (word: string): boolean => /^(?:Frau|Herrn?|Dr|Prof|Familie|Pfarrer(?:in)?)$/u.test(word);
const nounOf = (word: string): Phrase => ({ words: [word], kind: 'noun' });
const personOf = (word: string): Phrase => ({ words: [word], kind: 'person' });

const isPlace = (word: string, before: TextWord | undefined): boolean =>
  before !== undefined && TO_PLACE.test(before.word) && !before.ends && !NO_PLACE.test(word);
