import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { findPlanned } from '../../acting/lookups/find-planned.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { byPost, postLink } from '../answers/post-lines.ts';
import { thatDay } from '../slots/that-day.ts';
import { mentioned, timeOf } from '../slots/which-posts.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';
import { readDays } from './read-days.ts';

const SHOWN = 10;

/** Answers German questions about scheduled posts. `../answers/list-posts.ts` answers English ones. */
export async function tellPlanned(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = context;
  const { now, turn } = talk;
  const that = thatDay(question.plain, turn.memory);
  const span = that
    ? { from: that, to: that }
    : readDays(question.plain, { language: question.language, ahead: true }, now);
  const plannedPosts = (await findPlanned(talk, span)).filter(
    ({ platform }) => platforms.length === 0 || platforms.includes(platform),
  );
  const posts = byPost(plannedPosts);
  const days = span ? ` ${formats.span(span)}` : '';
  if (posts.length === 0)
    return createAnswer(context, 'list_posts', [`Es ist${days} nichts geplant.`], ACTIONS);
  const lines = posts.slice(0, SHOWN).flatMap((publications, at) => {
    const [first] = publications;
    const time = first && timeOf(first, now.timeZoneId);
    if (!first || !time) return [];
    const where = formats.list([...new Set(publications.map(({ platform }) => labelOf(platform)))]);
    const when = `${formats.weekday(time.toPlainDate())}, ${formats.day(time.toPlainDate())}, ${formats.clock(time.toPlainTime())} Uhr`;
    return [
      `${at + 1}. ${postLink(first.post_id, mentioned(first).words, context.says)} auf ${where}, ${when}`,
    ];
  });
  const count = posts.length === 1 ? 'Ein Beitrag ist' : `${posts.length} Beiträge sind`;
  return createAnswer(
    context,
    'list_posts',
    [`${count}${days} geplant:`, lines.join('\n'), '[Zum Kalender](/schedule-post)'],
    ACTIONS,
    { ...turn.memory, shown: { kind: 'posts', posts: posts.slice(0, SHOWN).flat().map(mentioned) } },
  );
}

const ACTIONS = ['Wie lief die letzte Woche?', 'Zeig mir meine Entwürfe'];
