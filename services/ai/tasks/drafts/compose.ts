import type { Reading, ReadSentence } from '../../language/brief/reading.ts';
import { isQuestion, withoutEnding } from '../../language/topic/sentences.ts';
import type { Editor, Structure, Wording } from './editor/editor.ts';
import { followSentences, isAsk, openerFor, opening } from './order.ts';
import type { Part } from './parts.ts';
import type { Purpose } from './purposes.ts';
import { sureFactsOf } from './sure-facts.ts';

/** A draft before it is checked against its brief: its structure, parts and purpose. */
export interface Outline {
  readonly structure: Structure;
  readonly parts: readonly Part[];
  readonly purpose: Purpose;
}

/** Up to here, a text is one paragraph. */
const ONE_PARAGRAPH = 160;

const PURPOSES: Readonly<Record<Structure, Purpose>> = {
  news: 'leads_with_the_news',
  reason: 'starts_with_the_reason_then_tells_the_news',
  reader: 'starts_with_what_readers_can_do',
  time: 'puts_the_date_first_for_readers_who_plan_ahead',
  list: 'shows_the_details_one_below_the_other_to_be_read_at_a_glance',
};

/** One outline of each structure that the brief allows, the news first. `pick` takes one of several wordings. */
export function compose(
  reading: Reading,
  editor: Editor,
  pick: (wordings: readonly Wording[]) => Wording | undefined,
): Outline[] {
  const wordings = editor.wordings(reading);
  const of = (structure: Structure) => pick(wordings.filter((one) => one.structure === structure));
  const outlines = [
    ...(['news', 'reason', 'time', 'reader'] as const).map((structure) =>
      outlineDraft(reading, structure, of(structure)),
    ),
    requestLed(reading, editor, of('list')),
    outlineDraft(reading, 'list', of('list')),
  ];
  return outlines.filter((one) => one !== null);
}

/** Outlines a draft that leads with the readers' action, then the news, then the facts one below the other. */
function requestLed(reading: Reading, editor: Editor, list: Wording | undefined): Outline | null {
  const { sentences, newsAt, links } = reading;
  const sure = sureFactsOf(reading, editor);
  const facts = list && sure && sure.rows.length < FACTS ? null : sure;
  const first = openerFor(reading, 'reader');
  const opener = first < 0 ? [] : opening(sentences, first);
  const questions = first < 0 ? links.filter((link) => ASKS.test(link)).slice(0, 1) : [];
  const leads = opener.length > 0 || questions.length > 0;
  if (!facts && !leads) return null;
  if (facts && facts.rows.length < FACTS && !leads && facts.lead.split(' ').length < LEAD) return null;
  const saidIndexes = new Set([newsAt, ...opener, ...(facts?.also ?? [])]);
  for (let at = 0; at < newsAt; at++) saidIndexes.add(at);
  const greeting = sentences.slice(0, newsAt).map(({ text }) => text);
  const news = facts?.lead ?? list?.text ?? sentences[newsAt]?.text ?? '';
  const bound = followSentences(sentences, newsAt).filter((at) => !saidIndexes.has(at));
  for (const at of bound) saidIndexes.add(at);
  const text = (list: readonly number[]): string => list.map((at) => sentences[at]?.text ?? '').join(' ');
  const rest = sentences.flatMap((_, at) => (saidIndexes.has(at) ? [] : [at]));
  const lead = [...greeting, news, text(facts ? [] : bound)].filter(Boolean).join(' ');
  const rows = facts?.rows ?? [];
  const blocks = [
    ...(facts || list ? [text(opener)] : [[text(opener), lead].filter(Boolean).join(' ')]),
    ...(facts?.title ? [[lead, ...rows].join('\n')] : facts || list ? [lead, rows.join('\n')] : []),
    text(facts ? bound : []),
    text(rest.filter((at) => !isAsk(sentences, at))),
    text(rest.filter((at) => isAsk(sentences, at))),
  ];
  return {
    structure: 'list',
    parts: [
      ...questions.map((link) => ({ role: 'link' as const, text: link })),
      ...blocks.filter(Boolean).map((one) => ({ role: 'news' as const, text: one })),
      ...links
        .filter((link) => !questions.includes(link))
        .map((link) => ({ role: 'link' as const, text: link })),
    ],
    purpose: leads
      ? facts
        ? 'starts_with_what_readers_can_do_then_lists_the_facts'
        : 'starts_with_what_readers_can_do'
      : PURPOSES.list,
  };
}

/** One fact alone is a list only below a lead with something in it. */
const FACTS = 2;
const LEAD = 7;
/** A link with the words that ask to follow it. */
const ASKS = /^\p{L}[^:]{2,60} /u;

function outlineDraft(reading: Reading, structure: Structure, wording: Wording | undefined): Outline | null {
  const { sentences, newsAt, links } = reading;
  const news = wording ? wording.text : (sentences[newsAt]?.text ?? '');
  const saidIndexes = new Set([newsAt, ...(wording?.also ?? [])]);
  if (structure === 'list' && !wording) return listOutline(reading);
  if (structure === 'reader' && !wording) return null;
  const first = wording ? -1 : openerFor(reading, structure);
  if (structure !== 'news' && !wording && first < 0) return null;
  const opener = first < 0 ? [] : opening(sentences, first);
  for (const at of opener) saidIndexes.add(at);
  const text = (list: readonly number[]) => list.map((at) => sentences[at]?.text ?? '');
  const greeting = sentences.slice(0, newsAt).map(({ text }) => text);
  for (let at = 0; at < newsAt; at++) saidIndexes.add(at);
  const bound = followSentences(sentences, newsAt).filter((at) => !saidIndexes.has(at));
  for (const at of bound) saidIndexes.add(at);
  const rest = sentences.flatMap((_, at) => (saidIndexes.has(at) ? [] : [at]));
  const asks = rest.filter((at) => isAsk(sentences, at));
  const otherIndexes = rest.filter((at) => !asks.includes(at));
  const lead = [...text(opener), ...greeting, news, ...text(bound)];
  return {
    structure,
    parts: [
      ...paragraphs([lead, text(otherIndexes), text(asks)]).map((one) => ({
        role: 'news' as const,
        text: one,
      })),
      ...links.map((one) => ({ role: 'link' as const, text: one })),
    ],
    purpose: wording?.purpose ?? purposeOf(structure, sentences[first]),
  };
}

/** News about people isn't written as a list. */
const PERSONAL = new Set(['loss', 'cuts', 'appeal', 'thank', 'apologize']);

/**
 * Fewer lines are a list only if each asks for something. Longer lines can't be read at a glance, so they're no list.
 */
const LINES = { fewest: 3, asks: 2, longest: 130 } as const;
/** Sentences that address people, and so aren't items of a list. */
const SPOKEN_ROLES = new Set(['thanks', 'apology', 'question']);

/** The details one below the other, where there are several, and none that needs another is parted from it. */
function listOutline(reading: Reading): Outline | null {
  const { sentences, newsAt, links } = reading;
  if (isQuestion(sentences[newsAt]?.text ?? '')) return null;
  const rows = sentences.flatMap(({ text }, at) => (at > newsAt && LABELED.test(text) ? [at] : []));
  if (rows.length === 1) return outlineRow(reading, rows[0] ?? 0);
  const behind = sentences.flatMap((_one, at) => (at > newsAt ? [at] : []));
  const ordered = [
    ...behind.filter((at) => !isAsk(sentences, at)),
    ...behind.filter((at) => isAsk(sentences, at)),
  ];
  const lines = ordered.map((at) => sentences[at]?.text ?? '');
  const inOrder = ordered.every((at, place) => at === behind[place]);
  const fits =
    !PERSONAL.has(reading.act.point) &&
    (inOrder || ordered.every((at) => !sentences[at]?.bound)) &&
    lines.every(({ length }) => length <= LINES.longest);
  const asks = behind.filter((at) => isAsk(sentences, at)).length;
  const spoken = behind.some((at) => SPOKEN_ROLES.has(sentences[at]?.role ?? ''));
  const enough = reading.act.sober ? asks >= LINES.asks : lines.length >= LINES.fewest;
  const all = asks === lines.length && asks >= LINES.asks;
  if (!(enough || all) || spoken || !fits) return null;
  const texts = [
    sentences
      .slice(0, newsAt + 1)
      .map(({ text }) => text)
      .join(' '),
    lines.map((line) => `– ${line}`).join('\n'),
  ];
  return {
    structure: 'list',
    parts: [
      ...texts.filter(Boolean).map((text) => ({ role: 'news' as const, text })),
      ...links.map((text) => ({ role: 'link' as const, text })),
    ],
    purpose: PURPOSES.list,
  };
}

/** "Agenda: heating costs, bins, the broken lift." */
const LABELED = /^[^:,]{3,60}: [^:;,]{2,60}(?:, [^:;,]{2,60}){2,9}[.]?$/u;

/** The row of one sentence one below the other. */
function outlineRow({ sentences, links }: Reading, row: number): Outline {
  const text = withoutEnding(sentences[row]?.text ?? '');
  const colon = text.indexOf(': ');
  const items = text
    .slice(colon + 2)
    .split(', ')
    .map((one) => `– ${one.replace(/^(?:and|or|und|oder|et|ou|y|o) /, '')}`);
  const before = sentences
    .slice(0, row)
    .map((one) => one.text)
    .join(' ');
  const after = sentences
    .slice(row + 1)
    .map((one) => one.text)
    .join(' ');
  return {
    structure: 'list',
    parts: [
      ...[before, [text.slice(0, colon + 1), ...items].join('\n'), after]
        .filter(Boolean)
        .map((one) => ({ role: 'news' as const, text: one })),
      ...links.map((one) => ({ role: 'link' as const, text: one })),
    ],
    purpose: PURPOSES.list,
  };
}

const purposeOf = (structure: Structure, opener: ReadSentence | undefined): Purpose =>
  structure === 'reason' && opener?.role === 'detail'
    ? 'gives_the_background_first_then_the_news'
    : PURPOSES[structure];

/** One paragraph where there is little to tell. */
function paragraphs(groups: readonly (readonly string[])[]): string[] {
  const texts = groups.map((one) => one.join(' ')).filter(Boolean);
  const all = texts.join(' ');
  return all.length <= ONE_PARAGRAPH && !all.includes('\n') ? [all] : texts;
}
