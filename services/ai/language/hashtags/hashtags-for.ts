import { upperFirst } from '../topic/casing.ts';
import type { Language } from '../topic/language.ts';
import { tag, type Word } from '../topic/tagger.ts';
import type { Topic } from '../topic/topic.ts';
import { namesIn } from './names.ts';
import { isVerb } from './verbs.ts';

const MOST_OWN = 5;
const LONGEST = 24;

/** Of words beyond these no tag is looked for. */
const MOST_READ = 400;
const MOST_NAMES = 2;

/** Tags from the topic's own words first, then those of its occasion and field, in its language. Without the #. */
export function hashtagsFor(topic: Topic, broad: readonly string[]): string[] {
  if (topic.gravity)
    return topic.language === 'en' ? distinct(nameTags(topic).filter(fits)).slice(0, MOST_NAMES) : [];
  const own = (topic.language === 'en' ? englishTags(topic) : wordTags(topic)).filter(fits);
  const whole = own.filter((one) => !own.some((other) => other !== one && other.endsWith(one)));
  return distinct([...distinct(whole).slice(0, MOST_OWN), ...broad]);
}

const fits = (tag: string): boolean => tag.length >= 3 && tag.length <= LONGEST && /^\p{L}/u.test(tag);

const nameTags = ({ statement }: Topic): string[] => namesIn(read(statement)).names.map(joined);

const englishTags = (topic: Topic): string[] => {
  const { lead, items, statement } = topic;
  const chunks = (text: string) =>
    nounChunks(tag(namesIn(read(text)).rest)).map((chunk) => joined(chunk.slice(-2)));
  const names = new Set(nameTags(topic).map((name) => name.toLowerCase()));
  return [
    ...[...chunks(lead), ...items.filter(isTag).map((item) => joined(item.split(' ')))].filter(
      (one) => !names.has(one.toLowerCase()),
    ),
    ...nameTags(topic),
    ...chunks(statement),
  ];
};

/** One or two words, and no amount or part of a name. */
const isTag = (item: string): boolean => {
  const words = item.split(' ');
  return words.length <= 2 && !words.some((word) => NO_TAG.test(word) || /[\d$€£%&]/.test(word));
};

const read = (text: string): string => text.split(' ').slice(0, MOST_READ).join(' ');

const STOP =
  /^(wie|was|warum|wächst|avant|commandez|approchent|fêtons|abrimos|buscamos|vinisteis|todos|todas|gracias|nuestra|nuestro|cours|séance|termine|jahre|alle|allen|danken|conseils?|trois|drei|tres|tipps?|consejos|places|limitées|recherche|recrute|dimanches?|ganamos|premio|mejor|comment|choisir|bien|unser\w*|mein\w*|eine?[rnms]?|und|oder|für|vom|zum|zur|nicht|auch|wir|ihr|sind|neue?[rnms]?|jetzt|heute|notre|nos|votre|vos|avec|pour|dans|chez|cette|nouve\w+|tous|toutes|nuestr\w+|para|desde|hasta|esta|este|nuev\w+|cada|cómo|della|delle|nostr\w+|nuov\w+|dal|con|onze|voor|nieuwe|vanaf|(?:mon|diens|donners|frei|sams|sonn)tags?|sonnabend|mittwochs?|uhr|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|prozent|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|heures?|frau|herrn?|dra?|srta|prof|profa|ing|personnes?|compris\w*|accueill\w+|recrut\w+|passe|presentan|imparte|semanas?|fines|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|horas?|euros?)$/iu;

/** German writes its nouns large; elsewhere the longer words do. */
const wordTags = ({ language, lead, items }: Topic): string[] => {
  const words = (unnamed(lead, language).match(/[\p{L}\p{M}\p{N}’]+/gu) ?? [])
    .map(unelided)
    .slice(0, MOST_READ)
    .filter(
      (word, at) =>
        !STOP.test(word) && (language === 'de' ? at > 0 && /^\p{Lu}\p{Ll}{2}/u.test(word) : word.length >= 5),
    );
  const all = [...words, ...items.filter((item) => !item.includes(' '))];
  return (all.length > 0 ? all : segmented(lead)).map((word) => joined([word]));
};

/** Words of a script that sets no blanks between them; what has fewer than two signs says little. */
const segmented = (text: string): string[] =>
  [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text.slice(0, MOST_READ))]
    .filter(({ isWordLike, segment }) => isWordLike && [...segment].length >= 2)
    .map(({ segment }) => segment);

/** German writes every noun large: only what joins two of them tells a name. */
const unnamed = (text: string, language: Language): string =>
  language === 'de' && !text.includes('&') ? text : namesIn(text).rest;

const unelided = (word: string): string => word.replace(/^(?:l|d|c|s|n|j|m|t|qu|jusqu|lorsqu)’/i, '');

const joined = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split('-'))
    .map((word) => upperFirst(word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')))
    .join('');

/** Each once; the plural counts as the same. */
const distinct = (tags: readonly string[]): string[] =>
  [
    ...new Map([...tags].reverse().map((one) => [one.toLowerCase().replace(/s$/, ''), one])).values(),
  ].reverse();

const IN_CHUNK = /^(JJ|JJR|JJS|NN|NNS|NNP|NNPS|VBN)$/;
const HEAD = /^(NN|NNS|NNP|NNPS)$/;
const NO_TAG =
  /^((mon|tue|wed|thu|fri|sat|sun)\b.*|(mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|weeks?|weekends?|months?|years?|mornings?|evenings?|nights?|hour|chance|way|ways|lot|one|ones|thing|things|scenes?|book|persons?|prices?|tickets?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifty|hundred|january|february|march|april|may|june|july|august|september|october|november|december|am|pm|euros?|dollars?|pounds?|money|cash|cents?|percent|amounts?|costs?|fees?|discounts?|minutes?|seconds?|hours?|times?|days?|dates?|nights?|number|numbers|share|miss|rev|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|reason|reasons|piece|pieces|people|person|part|parts|kind|kinds|sort|place|bit|all|more|most|few|many|some|half|both|store|shop|appointment|now|new|first|last|big|great|next|everyone|everybody|anyone|somebody|thank|thanks|please|vs|worth|use|way|yes|look|don’t|let’s|\d.*)$/i;

/** Phrases such as "autumn menu": describing words, ending in a noun. */
function nounChunks(words: readonly Word[]): string[][] {
  const chunks: string[][] = [];
  let open: Word[] = [];
  const close = () => {
    while (open.length > 0 && !HEAD.test(open.at(-1)?.tag ?? '')) open.pop();
    if (open.length > 0) chunks.push(open.map(({ token }) => token));
    open = [];
  };
  for (const word of words) {
    const isOutside = !IN_CHUNK.test(word.tag) || NO_TAG.test(word.token) || isVerb(word.token);
    if (isOutside || !/^[\p{L}\p{N}&-]+$/u.test(word.token)) close();
    else open.push(word);
  }
  close();
  return chunks;
}
