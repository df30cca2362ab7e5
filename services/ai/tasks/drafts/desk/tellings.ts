import { lowerFirst, upperFirst } from '../../../language/topic/casing.ts';
import { emojiAtEnd } from '../../../language/topic/emoji.ts';
import { peelFacts } from '../../../language/topic/facts.ts';
import { paraphrasesOf } from '../../../language/topic/paraphrases/paraphrase.ts';
import { saidByUs } from '../../../language/topic/said-by-us.ts';
import { sentence, stopped, unfinished } from '../../../language/topic/sentences.ts';
import type { Fact, Topic } from '../../../language/topic/topic.ts';
import type { Frames } from '../frames/frames.ts';

/** The news in paragraphs, with every fact that the topic gives. */
export type Telling = readonly string[];

/** The ways to say it that the topic's grammar allows, each in other words or another layout. */
export function tellingsOf(
  topic: Topic,
  frames: Frames,
  heads: readonly string[],
  sentences: readonly string[] = [],
): Telling[] {
  const { statement, ours, facts, items, lead, more, thing, form, language } = topic;
  const rest = more.join(' ');
  const list = sentence(itemsOf(topic, frames));
  const tellings: Telling[] = [[joined(ours ?? statement, rest)]];
  // "Our bakery" is who speaks already, so that both are true.
  if (ours && /^(?:our|my) /i.test(statement)) tellings.push([joined(statement, rest)]);
  for (const other of paraphrasesOf(bare(ours ?? statement), language))
    tellings.push([joined(stopped(other), rest)]);
  if (facts.length > 0 && items.length === 0)
    for (const other of paraphrasesOf(lead, language).filter((line) => !line.endsWith('?')))
      tellings.push([joined(stopped(`${other}${tail(facts)}`), rest)]);
  for (const told of sentences) tellings.push([joined(told, list), rest]);
  if (thing !== null) for (const head of heads) tellings.push([joined(head, list), rest]);
  if (facts.length > 0 && canBePlaced(topic)) {
    if (form === 'name' && items.length === 0)
      tellings.push([`${lead}${frames.colon} ${stopped(withSmallStart(factsOf(topic).join(', ')))}`, rest]);
    // A name of a word or two is no line of its own.
    if (form === 'name' && (sentences.length === 0 || list !== ''))
      tellings.push([joined(stopped(lead), list), apart(topic, frames), rest]);
    if (factsOf(topic, 'when').length > 0) tellings.push([joined(fronted(topic, frames), list), rest]);
  }
  if (items.length > 0 && thing === null)
    tellings.push([joined(sentence(`${unfinished(leadSaid(topic))}${tail(topic.facts)}`), list), rest]);
  if (more.length > 0) tellings.push([ours ?? statement, ...more]);
  const others = more.map((line) => sentence(paraphrasesOf(unfinished(line), language)[0] ?? line));
  return tellings.map((paragraphs, at) =>
    paragraphs
      .filter(Boolean)
      .map((text) => (at % 2 === 1 && rest !== '' ? text.replace(rest, () => others.join(' ')) : text)),
  );
}

/** No date, place or price in it. */
export const isTimeless = (text: string, language: Topic['language']): boolean =>
  !/\d/.test(text) && peelFacts(text, language).facts.length === 0;

/** The news without its facts, as who speaks says it. */
export const oursLead = ({ lead, language }: Topic): string =>
  (language === 'en' ? saidByUs(stopped(lead)) : null) ?? lead;

/** The same where the topic tells of the business from outside; what begins with "our" is said by it already. */
export const leadSaid = (topic: Topic): string =>
  topic.ours && !/^(?:our|my) /i.test(topic.statement) ? oursLead(topic) : topic.lead;

/** "Saturday, 10 am, Hyde Park." */
const apart = ({ facts }: Topic, { superfluous }: Frames): string =>
  sentence(facts.map(({ text }) => text.replace(superfluous, '')).join(', '));

/** Whether the facts may leave their place: in other languages than English, only those of a name. */
export const canBePlaced = ({ lead, language, thing }: Topic): boolean =>
  !/: /.test(lead) && (language === 'en' || thing !== null);

/** Without emoji at its end and signs around it. */
const bare = (text: string): string =>
  unfinished(text.slice(0, text.length - emojiAtEnd(text).length)).replace(/^¡/, '');

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** "lemon, rhubarb and elderflower" */
export const listed = (items: readonly string[], joint: string): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${items.at(-2)?.includes(', ') ? ',' : ''} ${joint} ${items.at(-1)}`;

/** Behind "30% off coats and", two pairs of socks would be cheaper, too: offers take commas alone. */
export const itemsOf = ({ items, either }: Topic, { and, or }: Frames): string =>
  !either && items.some((item) => OFFERED.test(item)) ? items.join(', ') : listed(items, either ? or : and);

const OFFERED = /^(?:[-−–+]? ?\d[\d.,]{0,12} ?[%€$£]|[€$£] ?\d)/;

export const factsOf = ({ facts }: Topic, kind?: Fact['kind']): string[] =>
  facts.filter((fact) => !kind || fact.kind === kind).map(({ text }) => text);

/** "our charity run on 12 May in Hyde Park" */
export const thingWithFacts = ({ thing, facts }: Topic): string | null =>
  thing === null ? null : `${thing}${tail(facts)}`;

const PREPOSITION =
  /^(?:on|in|at|from|until|till|by|for|starting|since|every|this|next|am|im|ab|bis|vom|von|um|für|bei|jeden|diesen|le|la|ce|cette|du|dès|à|au|en|jusqu|pour|chez|el|los|este|desde|hasta|a|por)\b/i;

/** As it stands behind a noun or a clause: after a blank where it begins with a small word, else after a comma. */
export const tail = (facts: readonly Fact[]): string =>
  facts.map(({ text }) => (PREPOSITION.test(text) ? ` ${withSmallStart(text)}` : `, ${text}`)).join('');

/** A fact that began the brief goes on within a sentence: "am Samstag", but "Samstag". */
const withSmallStart = (fact: string): string =>
  PREPOSITION.test(fact) ? fact.charAt(0).toLowerCase() + fact.slice(1) : fact;

/** "On Saturday, our bakery opens a second shop in Camden." A bare name takes a colon: "From Monday: our spring cakes." */
export function fronted(topic: Topic, { colon }: Frames): string {
  const when = upperFirst(factsOf(topic, 'when').join(', '));
  const said = leadSaid(topic);
  const inline = said === topic.lead ? topic.inline : lowerFirst(unfinished(said));
  const rest = `${inline}${tail(topic.facts.filter(({ kind }) => kind !== 'when'))}`;
  const clause = topic.language === 'en' && topic.form === 'clause' && PREPOSITION.test(when);
  return stopped(`${when}${clause ? ',' : colon} ${rest}`);
}
