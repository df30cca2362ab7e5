import type { Point, Reading } from '../../language/brief/reading.ts';
import { createChoose } from '../../language/choose.ts';
import { upperFirst } from '../../language/topic/casing.ts';
import { isQuestion, withoutEnding } from '../../language/topic/sentences.ts';
import { captionsOf } from './captions.ts';
import { compose, type Outline } from './compose.ts';
import type { Editor, Wording } from './editor/editor.ts';
import { editorFor } from './editor/editor-for.ts';
import { finishDraft } from './finish-draft.ts';
import { aboveLinks, fitDetails } from './fit-details.ts';
import { createKeeper, type Keeper } from './keep-brief.ts';
import { contentOf, type OutlineText, type Part } from './parts.ts';
import { describePurpose } from './purposes.ts';
import type { Research } from './research.ts';
import type { Details, DraftsOutput } from './schema.ts';
import { sureFactsOf } from './sure-facts.ts';
import { mostUnlike } from './unlike.ts';
import { versionsOf } from './versions.ts';

/** Three structures, and more where the brief has more to tell. */
const USUAL = 3;
const LIMIT = 4;
/** From here, a brief has more to tell. */
const RICH = { sentences: 3, facts: 5 } as const;

/** How similar drafts may be. For one or two sentences, drafts that only reorder them are left out. */
const ALIKE = { few: 0.82, many: 0.94 } as const;

/** Drafts of a brief, each of another structure, with the hashtags that the user has `given` first. `random` gives numbers from 0 up to 1, for variety. */
export function writeDrafts(
  {
    reading,
    given,
    hashtags,
    trending,
  }: Research & { readonly reading: Reading; readonly given: readonly string[] },
  details: Details,
  random: () => number,
): DraftsOutput {
  const choose = createChoose(random);
  const { told, editor, keeper } = tellDrafts(reading, details, random);
  const captions = captionsOf(reading);
  const drafts = told.map((one, at) => {
    const content = contentOf(one.parts);
    return finishDraft({
      content,
      versions: versionsOf(one, reading, editor, keeper, details),
      hashtags: [...given, ...choose.some(hashtags, content.length <= SHORT ? 3 : choose.one([4, 5, 6]))],
      ...describePurpose(one.purpose),
      mediaCaption: captions[at % captions.length] ?? '',
    });
  });
  return { drafts, trending };
}

const SHORT = 130;

/** The drafts in their parts; each carries the whole brief. */
export function tellDrafts(
  reading: Reading,
  details: Details,
  random: () => number,
): { told: OutlineText[]; editor: Editor; keeper: Keeper } {
  const editor = editorFor(reading.language);
  const wordings = editor.wordings(reading);
  const facts = sureFactsOf(reading, editor);
  const keeper = createKeeper(
    reading,
    details,
    [...wordings.map(({ text }) => text), ...(facts ? [[facts.lead, ...facts.rows].join(' ')] : [])],
    editor.formal,
  );
  const pick = (list: readonly Wording[]): Wording | undefined =>
    list[Math.floor(random() * Math.min(2, list.length))];
  const composed = compose(reading, editor, pick).map((one) =>
    isTitle(reading, editor) ? withoutStops(one) : one,
  );
  const outlines = fillGaps(distinct(composed), editor.gaps(reading, details.goal));
  const outlineTexts = outlines.map((outline, at): OutlineText => {
    const fit = fitDetails(outline.parts, { at, count: outlines.length }, reading, editor, details);
    return { parts: keeper.mend(fit), purpose: outline.purpose };
  });
  const isWhole = details.length === 'short' || isTitle(reading, editor);
  const more = isWhole ? [] : roomy(outlineTexts[0], reading, editor, keeper);
  return {
    told: differing([...outlineTexts, ...more.slice(0, Math.max(0, USUAL - outlineTexts.length))]),
    editor,
    keeper,
  };

  function distinct(all: readonly Outline[]): Outline[] {
    const count = isRich(reading) ? LIMIT : USUAL;
    const alike = reading.sentences.length < RICH.sentences ? ALIKE.few : ALIKE.many;
    const textOf = (one: Outline): string => bare(keeper.mend(one.parts));
    const texts = all.map(textOf);
    const unequal = all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
    return mostUnlike(unequal, leading(unequal), { count, alike }, textOf);
  }
}

/** The news first, the reason or the occasion first, and what readers can do with the facts below it. */
const leading = (all: readonly Outline[]): Outline[] =>
  [['news'], ['reason', 'time'], ['list', 'reader']].flatMap((structures) =>
    structures.flatMap((one) => all.filter(({ structure }) => structure === one)).slice(0, 1),
  );

/** A title has no stop. */
const isTitle = ({ sentences: [first, ...others] }: Reading, { titles }: Editor): boolean =>
  others.length === 0 && titles.some(([title]) => title.test(first?.text ?? ''));
const withoutStops = (outline: Outline): Outline => ({
  ...outline,
  parts: outline.parts.map((part) =>
    part.role === 'news' ? { ...part, text: withoutEnding(part.text) } : part,
  ),
});

/** If there is only one structure, it is used again, with room for readers' questions. */
const fillGaps = (outlines: readonly Outline[], gaps: readonly string[]): Outline[] => {
  const [first] = outlines;
  if (!first || outlines.length > 1 || gaps.length === 0) return [...outlines];
  return [first, { ...first, purpose: 'leaves_room_for_what_only_you_know' }];
};

/** The brief with room for another opening, and for another end: a brief that says little has no other words to vary. */
function roomy(
  first: OutlineText | undefined,
  { act, sentences, newsAt }: Reading,
  { room }: Editor,
  keeper: Keeper,
): OutlineText[] {
  if (!first || !room || act.sober || first.parts.some(({ text }) => text.includes('['))) return [];
  const gap = (text: string): Part => ({ role: 'gap', text: `[${upperFirst(text)}]` });
  const asks = isQuestion(sentences[newsAt]?.text ?? '') || SPOKEN.has(act.point);
  const question = {
    parts: [gap(room.question), ...first.parts],
    purpose: 'opens_with_a_question_once_you_add_it' as const,
  };
  const reason = {
    parts: aboveLinks(first.parts, gap(room.reason)),
    purpose: 'says_why_it_matters_once_you_add_that' as const,
  };
  return (asks ? [reason] : [question, reason]).map((one) => ({ ...one, parts: keeper.mend(one.parts) }));
}

/** Nobody asks for these. */
const SPOKEN: ReadonlySet<Point> = new Set(['thank', 'celebrate', 'apologize', 'loss', 'ask']);

const isRich = ({ sentences }: Reading): boolean =>
  sentences.length >= RICH.sentences ||
  sentences.reduce((sum, { facts }) => sum + facts.length, 0) >= RICH.facts;

/** Only the words, so that texts differing only in punctuation are equal. */
const bare = (parts: readonly Part[]): string =>
  contentOf(parts)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}?\n]+/gu, ' ')
    .trim();

const differing = (texts: readonly OutlineText[]): OutlineText[] => [
  ...new Map(texts.map((one) => [contentOf(one.parts), one])).values(),
];
