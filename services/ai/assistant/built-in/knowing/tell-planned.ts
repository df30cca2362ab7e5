import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { findPlanned } from '../../acting/lookups/find-planned.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { byPost, postLink } from '../answers/post-lines.ts';
import { thatDay } from '../slots/that-day.ts';
import { mentioned, timeOf } from '../slots/which-posts.ts';
import { readDays } from './read-days.ts';
import { type Asked, told } from './told.ts';

const SHOWN = 10;

/** What goes out on some days: a German question. English ones are `../answers/list-posts.ts`'s. */
export async function tellPlanned(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = asked;
  const { now, turn } = talk;
  const that = thatDay(question.plain, turn.memory);
  const span = that
    ? { from: that, to: that }
    : readDays(question.plain, { language: question.language, ahead: true }, now);
  const found = (await findPlanned(talk, span)).filter(
    ({ platform }) => platforms.length === 0 || platforms.includes(platform),
  );
  const posts = byPost(found);
  const days = span ? ` ${formats.span(span)}` : '';
  if (posts.length === 0) return told(asked, 'list_posts', [`Es ist${days} nichts geplant.`], ACTIONS);
  const lines = posts.slice(0, SHOWN).flatMap((publications, at) => {
    const [first] = publications;
    const time = first && timeOf(first, now.timeZoneId);
    if (!first || !time) return [];
    const where = formats.list([...new Set(publications.map(({ platform }) => labelOf(platform)))]);
    const when = `${formats.weekday(time.toPlainDate())}, ${formats.day(time.toPlainDate())}, ${formats.clock(time.toPlainTime())} Uhr`;
    return [
      `${at + 1}. ${postLink(first.post_id, mentioned(first).words, asked.says)} auf ${where}, ${when}`,
    ];
  });
  const count = posts.length === 1 ? 'Ein Beitrag ist' : `${posts.length} Beiträge sind`;
  return told(
    asked,
    'list_posts',
    [`${count}${days} geplant:`, lines.join('\n'), '[Zum Kalender](/schedule-post)'],
    ACTIONS,
    { ...turn.memory, shown: { kind: 'posts', posts: posts.slice(0, SHOWN).flat().map(mentioned) } },
  );
}

const ACTIONS = ['Wie lief die letzte Woche?', 'Zeig mir meine Entwürfe'];
