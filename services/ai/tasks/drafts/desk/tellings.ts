import { upperFirst } from '../../../language/topic/casing.ts';
import { sentence } from '../../../language/topic/sentences.ts';
import type { Fact, Topic } from '../../../language/topic/topic.ts';
import type { Frames } from '../frames/frames.ts';

/** The news in paragraphs, with every fact that the topic gives. */
export type Telling = readonly string[];

/** The ways to say it that the topic's grammar allows, each in other words or another layout. */
export function tellingsOf(topic: Topic, frames: Frames, heads: readonly string[]): Telling[] {
  const { statement, ours, facts, items, lead, more } = topic;
  const rest = more.join(' ');
  const parted = facts.length + items.length > 0;
  const tellings: Telling[] = [[joined(ours ?? statement, rest)]];
  // "Our bakery" is who speaks already, so that both are true.
  if (ours && /^(?:our|my) /i.test(statement)) tellings.push([joined(statement, rest)]);
  if (topic.thing !== null)
    for (const head of heads.slice(0, 3)) tellings.push([joined(head, details(topic, frames)), rest]);
  if (parted && items.length === 0) tellings.push([joined(sentence(lead), details(topic, frames), rest)]);
  if (parted) tellings.push(fronted(topic, frames));
  if (more.length > 0) tellings.push([ours ?? statement, ...more]);
  return tellings.map((paragraphs) => paragraphs.filter(Boolean)).filter(({ length }) => length > 0);
}

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** "lemon, rhubarb and elderflower" */
export const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

export const itemsOf = ({ items, either }: Topic, { and, or }: Frames): string =>
  listed(items, either ? or : and);

export const factsOf = ({ facts }: Topic, kind?: Fact['kind']): string[] =>
  facts.filter((fact) => !kind || fact.kind === kind).map(({ text }) => text);

/** The list and the facts as sentences of their own: "Lemon and rhubarb. From Monday, in our shop." */
const details = (topic: Topic, frames: Frames): string =>
  joined(sentence(itemsOf(topic, frames)), sentence(factsOf(topic).join(', ')));

/** "From Monday: our spring cakes. Lemon and rhubarb." */
function fronted(topic: Topic, frames: Frames): Telling {
  const { inline, lead, more } = topic;
  const when = factsOf(topic, 'when').join(', ');
  const others = topic.facts.filter(({ kind }) => kind !== 'when').map(({ text }) => text);
  if (when === '' || /: /.test(lead))
    return [sentence(lead), joined(sentence(itemsOf(topic, frames)), sentence(factsOf(topic).join(', '))), ...more];
  const list = itemsOf(topic, frames);
  return [
    joined(`${upperFirst(when)}${frames.colon} ${sentence(inline).replace(/^./u, (letter) => inline.charAt(0) || letter)}`, sentence(list), sentence(others.join(', '))),
    ...more,
  ];
}
