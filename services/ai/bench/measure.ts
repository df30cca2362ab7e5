import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { readReading } from '../language/brief/read-brief.ts';
import { listFacts } from '../language/facts/list-facts.ts';
import type { Brief } from './briefs/read-briefs.ts';
import { cheerIn, gapsIn, gloomIn, lostAsks, lostFacts, sentencesIn } from './faults.ts';

export interface WrittenDraft {
  readonly brief: Brief;
  readonly drafts: readonly Pick<GeneratedPost, 'content'>[];
}

/** A number out of a total, and the faults of the rest. */
export interface Share {
  readonly right: number;
  readonly of: number;
  readonly faults: readonly string[];
}

export interface Figures {
  readonly facts: Share;
  readonly asks: Share;
  /** Briefs of bad news that are read as such. */
  readonly read: Share;
  /** Briefs of bad news, no draft of which cheers, calls or asks. */
  readonly sober: Share;
  /** Briefs that only sound like bad news and aren't written as such. */
  readonly alarms: Share;
  /** Drafts, and words of a draft, in the mean. */
  readonly drafts: number;
  readonly words: number;
  /** Row of three words that two drafts of one brief share, from 0 to 1. */
  readonly overlap: number;
  /** Share of a draft's words that the brief doesn't have, gaps aside. */
  readonly added: number;
  /** Lines in drafts of more than three briefs, with their facts masked. */
  readonly reused: readonly string[];
  readonly gaps: number;
  /** Briefs whose first draft has a gap. */
  readonly openFirst: number;
}

/** A line in more briefs than this is stock. */
const MAX_BRIEFS = 3;
/** Fewer words are a label. */
const LINE = 3;

export function measure(writtenDrafts: readonly WrittenDraft[]): Figures {
  const texts = writtenDrafts.flatMap(({ brief, drafts }) =>
    drafts.map(({ content }) => ({ brief, content })),
  );
  return {
    facts: shareOf(texts, ({ brief, content }) => [brief.facts.length, lostFacts(brief, content)]),
    asks: shareOf(texts, ({ brief, content }) => [brief.asks.length, lostAsks(brief, content)]),
    sober: shareOf(
      writtenDrafts.filter(({ brief }) => brief.tone === 'sober'),
      ({ brief, drafts }) => [1, once(drafts.flatMap(({ content }) => cheerIn(brief, content)))],
    ),
    read: shareOf(
      writtenDrafts.filter(({ brief }) => brief.tone === 'sober'),
      ({ brief }) => [1, readReading(brief.text).act.sober ? [] : ['not read as bad news']],
    ),
    alarms: shareOf(
      writtenDrafts.filter(({ brief }) => brief.alarm),
      ({ brief, drafts }) => [
        1,
        once(
          gloomIn(
            brief,
            drafts.map(({ content }) => content),
          ),
        ),
      ],
    ),
    drafts: mean(writtenDrafts.map(({ drafts }) => drafts.length)),
    words: mean(texts.map(({ content }) => wordsOf(content).length)),
    overlap: mean(writtenDrafts.flatMap(overlapsOf)),
    added: mean(texts.map(({ brief, content }) => addedShare(brief.text, content))),
    reused: reusedLines(writtenDrafts),
    gaps: texts.reduce((sum, { content }) => sum + gapsIn(content).length, 0),
    openFirst: writtenDrafts.filter(({ drafts }) => gapsIn(drafts[0]?.content ?? '').length > 0).length,
  };
}

/** Counts the right items among all expected ones, and lists what is wrong. */
function shareOf<T extends { readonly brief: Brief }>(
  items: readonly T[],
  look: (item: T) => readonly [of: number, wrong: readonly string[]],
): Share {
  const checked = items.map((item) => ({ item, looked: look(item) }));
  const of = checked.reduce((sum, { looked }) => sum + looked[0], 0);
  const faults = checked.flatMap(({ item, looked }) =>
    looked[1].map((fault) => `${fault} — ${item.brief.text.slice(0, 90)}`),
  );
  return { right: of - faults.length, of, faults: [...new Set(faults)] };
}

const once = (faults: readonly string[]): string[] =>
  faults.length > 0 ? [[...new Set(faults)].join(', ')] : [];

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/'/g, '’')
    .match(/[\p{L}\p{N}’]+/gu) ?? [];

function addedShare(brief: string, draft: string): number {
  const briefWords = new Set(wordsOf(brief));
  const words = wordsOf(gapsIn(draft).reduce((text, gap) => text.replace(gap, ' '), draft));
  return words.filter((word) => !briefWords.has(word)).length / Math.max(1, words.length);
}

function overlapsOf({ drafts }: WrittenDraft): number[] {
  const rows = drafts.map(({ content }) => {
    const words = wordsOf(content);
    return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
  });
  return rows.flatMap((one, at) =>
    rows.slice(at + 1).map((other) => {
      const fewest = Math.min(one.size, other.size);
      return fewest === 0 ? 0 : [...one].filter((row) => other.has(row)).length / fewest;
    }),
  );
}

function reusedLines(writtenDrafts: readonly WrittenDraft[]): string[] {
  const briefsOf = new Map<string, number>();
  for (const { brief, drafts } of writtenDrafts) {
    const lines = drafts.flatMap(({ content }) => sentencesIn(content).map((one) => maskFacts(one, brief)));
    for (const line of new Set(lines))
      if (line.split(' ').length >= LINE && !line.startsWith('['))
        briefsOf.set(line, (briefsOf.get(line) ?? 0) + 1);
  }
  return [...briefsOf]
    .filter(([, briefs]) => briefs > MAX_BRIEFS)
    .sort(([, one], [, other]) => other - one)
    .map(([line, briefs]) => `${briefs} × ${line}`);
}

/** Small letters, with a sign for each fact. */
function maskFacts(line: string, { language }: Brief): string {
  let text = line;
  for (const { at, end } of listFacts(line, language).toReversed())
    text = `${text.slice(0, at)}…${text.slice(end)}`;
  return text.startsWith('[') ? text : text.toLowerCase().replace(/[.!?:]$/u, '');
}
