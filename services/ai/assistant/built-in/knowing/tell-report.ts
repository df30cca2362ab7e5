import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { findPostFigures, type PostFigures } from '../../acting/lookups/find-post-figures.ts';
import { lastDays } from '../../acting/lookups/span.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { postLink } from '../answers/post-lines.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';
import { readDays, upToNow } from './read-days.ts';

const DAYS = 7;

/** Answers German questions about published posts and their results. `../answers/analytics.ts` answers English ones. */
export async function tellReport(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = context;
  const { now, tools } = talk;
  const namedSpan = readDays(question.plain, { language: question.language, ahead: false }, now);
  const span = namedSpan ? upToNow(namedSpan, now) : lastDays(DAYS, now);
  const posts = await findPostFigures({ tools, now }, { about: null, span, platforms, order: 'best' });
  const where = platforms.length > 0 ? ` auf ${formats.list(platforms.map(labelOf))}` : '';
  if (posts.length === 0)
    return createAnswer(
      context,
      'analytics',
      [`Du hast ${formats.span(span)}${where} keinen Beitrag veröffentlicht.`],
      ACTIONS,
    );
  const [best] = posts;
  const sums = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const value = sumOf(posts, name);
    return value === null ? [] : [`${formats.number(value)} ${NAMES[name]}`];
  });
  const [engagement, reach] = [sumOf(posts, 'engagement'), sumOf(posts, 'reach')];
  const lines = [
    `- **Veröffentlicht:** ${posts.length === 1 ? 'ein Beitrag' : `${posts.length} Beiträge`}`,
    ...(engagement === null
      ? []
      : [`- **Interaktionen:** ${formats.number(engagement)} (${sums.join(', ')})`]),
    ...(reach === null ? [] : [`- **Erreichte Personen:** ${formats.number(reach)}`]),
  ];
  const top =
    best && (best.engagement ?? 0) > 0
      ? `Am besten lief ${postLink(best.post_id, best.words, context.says)}: ${formats.number(best.engagement ?? 0)} ${best.engagement === 1 ? 'Interaktion' : 'Interaktionen'}.`
      : '';
  const head = `Deine Beiträge${where} ${formats.span(span)} und ihre Ergebnisse bisher:`;
  return createAnswer(
    context,
    'analytics',
    [head, lines.join('\n'), top, '[Alle Zahlen](/analytics)'],
    ACTIONS,
  );
}

const NAMES = { likes: 'Likes', comments: 'Kommentare', shares: 'Shares' };
const ACTIONS = ['Welcher Beitrag lief am besten?', 'Wann laufen meine Beiträge am besten?'];

const sumOf = (
  posts: readonly PostFigures[],
  name: 'likes' | 'comments' | 'shares' | 'engagement' | 'reach',
): number | null => {
  const values = posts.flatMap((post) => post[name] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
};
