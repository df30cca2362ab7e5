import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { lastDays } from '../../acting/lookups/span.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';
import { readDays, upToNow } from './read-days.ts';

const DAYS = 30;

/** How many followers came or went, by network, with the days on which they were counted. */
export async function tellFollowers(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = context;
  const { now, tools } = talk;
  const { aside, figures: words } = context.says;
  const actions = [aside.analyze, aside.times];
  const namedSpan = readDays(question.plain, { language: question.language, ahead: false }, now);
  const span = namedSpan ? upToNow(namedSpan, now) : lastDays(DAYS, now);
  const counts = (await tools.followers(span)).filter(
    ({ platform }) => platforms.length === 0 || platforms.includes(platform),
  );
  const knownCounts = counts.filter(({ first, last }) => first.date !== last.date);
  const days = formats.span(span);
  if (knownCounts.length === 0 && counts.length > 0) {
    const lines = counts.map(
      ({ platform, last }) => `- **${labelOf(platform)}:** ${formats.number(last.followers)}`,
    );
    return createAnswer(
      context,
      'analytics',
      [words.countedOnce(days), lines.join('\n'), words.all],
      actions,
    );
  }
  if (knownCounts.length === 0) return createAnswer(context, 'analytics', [words.notCounted(days)], actions);
  const gained = knownCounts.reduce((sum, { first, last }) => sum + last.followers - first.followers, 0);
  const lines = knownCounts.map(({ platform, first, last }) => {
    const day = (date: string) => formats.day(Temporal.PlainDate.from(date));
    const change = formats.signed(last.followers - first.followers);
    return `- **${labelOf(platform)}:** ${change} (${formats.number(first.followers)}, ${day(first.date)} → ${formats.number(last.followers)}, ${day(last.date)})`;
  });
  const head = words.followers(formats.number(Math.abs(gained)), Math.sign(gained), days);
  return createAnswer(context, 'analytics', [head, lines.join('\n'), words.all], actions);
}
