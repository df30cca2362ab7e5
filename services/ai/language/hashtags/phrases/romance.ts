import { namesPerson, PUBLIC } from '../persons.ts';
import { isCapital, type Phrase, type TextWord, textWords } from '../phrase.ts';
import { isVague } from '../vague-words.ts';

type Romance = 'fr' | 'es';

interface Grammar {
  /** Determiners before a noun. */
  readonly determiner: RegExp;
  /** Prepositions before a place, without an article. */
  readonly toPlace: RegExp;
  /** A word that joins two nouns: "vente de poussettes". */
  readonly joint: RegExp;
  /** Endings of describing words that follow their noun. */
  readonly describing: RegExp;
  /** Words that aren't nouns, whatever precedes them. */
  readonly never: RegExp;
  /** A first word that does something. */
  readonly verbStart: RegExp;
}

const GRAMMAR: Readonly<Record<Romance, Grammar>> = {
  fr: {
    determiner:
      /^(?:le|la|les|l’|un|une|des|du|de|d’|au|aux|ce|cet|cette|ces|notre|nos|votre|vos|mon|ma|mes|son|sa|ses|leur|leurs|chaque|quelques|plusieurs|pour|avec|sans|par|en|sur|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|et|ou|contre|entre)$/iu,
    toPlace: /^(?:à|de|d’|vers|près)$/iu,
    joint: /^(?:de|d’|du|à|des|aux)$/iu,
    describing:
      /(?:iques?|al|ales?|aux|aires?|if|ifs|ives?|eux|euses?|ables?|ibles?|iens?|iennes?|aise?s?|ois|oises?|é|ée|és|ées|ains?|aines?|ants?|antes?|ents?|entes?|ins?|ines?)$/iu,
    never:
      /^(?:\p{L}+(?:ons|ez|aient|ait|ront)|qui|que|quoi|dont|où|se|ne|y|il|elle|ils|elles|on|nous|vous|je|tu|est|sont|était|a|ont|pas|plus|très|bien|tout|votre|leur|lui|eux|être|avoir|faire|\p{L}+ement|jusqu’à|jusqu|suivre|partir|venir|dès|lors)$/iu,
    verbStart: /^(?:\p{L}{2,}(?:ez|ons)|cherche|recherche|viens|découvre|réserve)$/iu,
  },
  es: {
    determiner:
      /^(?:el|la|los|las|un|una|unos|unas|del|de|al|este|esta|estos|estas|nuestro|nuestra|nuestros|nuestras|vuestro|vuestra|tu|tus|mi|mis|su|sus|cada|con|sin|por|para|en|sobre|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|y|o|e|contra|entre|segundo|segunda|primer|primera)$/iu,
    toPlace: /^(?:en|de|desde|hacia)$/iu,
    joint: /^(?:de|del)$/iu,
    describing:
      /(?:ic[oa]s?|ales?|ari[oa]s?|os[oa]s?|ad[oa]s?|id[oa]s?|[ií]v[oa]s?|ables?|ibles?|an[oa]s?|és|esas?|antes?|entes?|u[oa]s|a?tori[oa]s?)$/iu,
    never:
      /^(?:que|quien|cual|donde|cuando|se|no|lo|le|les|nos|os|me|te|es|son|está|están|hay|ha|han|muy|más|ya|ser|estar|hacer|tener|ver|ir|\p{L}+mente|\p{L}{2,}(?:amos|emos|imos|aron|ieron|arse|erse|irse)|atardecer-)$/iu,
    verbStart: /^(?:\p{L}{2,}(?:amos|emos|imos)|busca|buscan|ven|venid|reserva|aprende|descubre)$/iu,
  },
};
/** "Maisons" and "nez" end like verbs, and "el mar" like an infinitive. */
const NOUNS =
  /^(?:maisons?|saisons?|leçons?|garçons?|boissons?|poissons?|chansons?|vacances|salons?|ballons?|savons?|jambons?|citrons?|moutons?|cochons?|champignons?|patrons?|nez|bar|mar|hogar|lugar|alquiler|mujer|alfiler|atardecer|amanecer|anochecer|placer|comer-|colores|flores)$/iu;
const INFINITIVE = /(?:ar|er|ir|re|oir)$/iu;

export function romancePhrases(text: string, language: Romance): Phrase[] {
  const words = textWords(text).flatMap(unelided);
  const isPublic = PUBLIC.test(text);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const { found, length } = phraseAt(words, at, language, isPublic);
    phrases.push(...found);
    at += Math.max(1, length);
  }
  return phrases;
}

/** "L’atelier" is an article and a noun. */
const unelided = (one: TextWord): TextWord[] => {
  const [, article = '', rest = ''] = /^((?:[cdjlmnst]|qu)’)(.+)$/iu.exec(one.word) ?? [];
  return rest
    ? [
        { word: article, ends: false, starts: one.starts },
        { ...one, word: rest, starts: false },
      ]
    : [one];
};

interface FoundPhrase {
  readonly found: readonly Phrase[];
  readonly length: number;
}
const NOTHING: FoundPhrase = { found: [], length: 0 };

function phraseAt(words: readonly TextWord[], at: number, language: Romance, isPublic: boolean): FoundPhrase {
  const one = words[at] as TextWord;
  if (isCapital(one.word) && !one.starts) return nameAt(words, at, language, isPublic);
  if (!isNounAt(words, at, language)) return NOTHING;
  const phraseWords = [one];
  if (!one.ends) phraseWords.push(...describedBy(words, at + 1, language));
  const end = at + phraseWords.length;
  const more = phraseWords.at(-1)?.ends ? [] : joinedTo(words, end, language);
  const noun = phraseWords.map(({ word }) => word);
  const phrases: Phrase[] = [];
  if (more.length > 0) phrases.push({ words: [...noun, ...more.map(({ word }) => word)], kind: 'noun' });
  if (!isVague(one.word, language)) phrases.push({ words: noun, kind: 'noun' });
  return { found: phrases, length: phraseWords.length };
}

function isNounAt(words: readonly TextWord[], at: number, language: Romance): boolean {
  const { determiner, never, verbStart } = GRAMMAR[language];
  const { word, starts } = words[at] as TextWord;
  if (word.length < 3 || !/^[\p{L}\p{M}-]+$/u.test(word)) return false;
  if (determiner.test(word)) return false;
  if (!NOUNS.test(word) && never.test(word)) return false;
  const before = words[at - 1];
  if (starts) return !verbStart.test(word);
  if (!before || before.ends) return before !== undefined && !verbStart.test(word) && !INFINITIVE.test(word);
  if (isVague(before.word, language) && isNounAfterVague(words, at, language)) return true;
  // "Repara abanicos": several of something, after what is done.
  if (!determiner.test(before.word)) return isPlural(word) && !before.starts && !never.test(before.word);
  // "Para aprender", "à suivre": an infinitive, if no article precedes it.
  return (
    NOUNS.test(word) ||
    !(INFINITIVE.test(word) && /^(?:para|por|de|en|sin|à|pour|sans|y|et|o|ou)$/iu.test(before.word))
  );
}

const isPlural = (word: string): boolean =>
  word.length > 5 && /[oaesu]s$/iu.test(word) && !NO_PLURAL.test(word);
const NO_PLURAL =
  /^(?:además|menos|después|antes|entonces|lejos|toujours|depuis|dessous|dessus|ailleurs|jamais|autres|otros|mismos|mêmes|abiertos?|abiertas?|cerrad[oa]s|fermé(?:e|es|s)|ouvert(?:e|es|s)|\p{L}+(?:ées?|és|ad[oa]s|id[oa]s))$/iu;

/** "Une nouvelle boulangerie": an adjective before the noun. */
const isNounAfterVague = (words: readonly TextWord[], at: number, language: Romance): boolean => {
  const first = words[at - 2];
  return first !== undefined && !first.ends && GRAMMAR[language].determiner.test(first.word);
};

function describedBy(words: readonly TextWord[], at: number, language: Romance): TextWord[] {
  const { describing, determiner, never } = GRAMMAR[language];
  const one = words[at];
  const fits =
    one !== undefined &&
    one.word.length > 4 &&
    !isCapital(one.word) &&
    describing.test(one.word) &&
    !determiner.test(one.word) &&
    !never.test(one.word) &&
    !isVague(one.word, language);
  return fits ? [one] : [];
}

/** "de poussettes", "d’occasion": a second noun without an article of its own. */
function joinedTo(words: readonly TextWord[], at: number, language: Romance): TextWord[] {
  const { joint, determiner, never } = GRAMMAR[language];
  const [joining, second, third] = words.slice(at, at + 3);
  if (!joining || !second || joining.ends || !joint.test(joining.word)) return [];
  const isNoun = (one: TextWord) =>
    one.word.length > 3 &&
    !determiner.test(one.word) &&
    !never.test(one.word) &&
    !isVague(one.word, language);
  if (isNoun(second) && !isCapital(second.word)) return [joining, second];
  return third && isVague(second.word, language) && !second.ends && isNoun(third) && !isCapital(third.word)
    ? [joining, second, third]
    : [];
}

function nameAt(words: readonly TextWord[], at: number, language: Romance, isPublic: boolean): FoundPhrase {
  const row: TextWord[] = [];
  for (const one of words.slice(at, at + 4)) {
    if (!isCapital(one.word) || (one.starts && row.length > 0)) break;
    row.push(one);
    if (one.ends) break;
  }
  const names = row.map(({ word }) => word);
  if (names.every((name) => isVague(name, language) || name.length < 3))
    return { found: [], length: row.length };
  if (namesPerson(names))
    return { found: [{ words: names, kind: isPublic ? 'name' : 'person' }], length: row.length };
  const before = words[at - 1];
  const isPlace = before !== undefined && GRAMMAR[language].toPlace.test(before.word);
  return { found: [{ words: names.slice(0, 3), kind: isPlace ? 'place' : 'name' }], length: row.length };
}
