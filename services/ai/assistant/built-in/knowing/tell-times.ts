import { ENOUGH_POSTS } from '@carillon/contracts/domain/enough-posts.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { BestTimes } from '../../tools.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';

/** When posts do best: a German question. English ones are `../answers/best-times.ts`'s. */
export async function tellTimes(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, platforms, formats } = context;
  const times = await talk.tools.bestTimes(platforms);
  const where = platforms.length > 0 ? ` auf ${formats.list(platforms.map(labelOf))}` : '';
  if (times.best.length === 0)
    return createAnswer(
      context,
      'best_times',
      [
        `Ich kenne${platforms.length > 0 ? ` für ${formats.list(platforms.map(labelOf))}` : ''} noch keine gute Zeit.`,
      ],
      [],
    );
  const lines = times.best.map(({ weekday, hour }) => `- ${DAYS[weekday - 1]}, ${hour} Uhr`);
  return createAnswer(
    context,
    'best_times',
    [
      `Die besten Zeiten${where}, ${basisOf(times)}:`,
      lines.join('\n'),
      `Zeitzone: ${talk.now.timeZoneId}. [Alle Zahlen](/analytics)`,
    ],
    ['Wie lief die letzte Woche?', 'Was ist diese Woche geplant?'],
  );
}

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const basisOf = ({ basis, posts }: BestTimes): string => {
  if (basis === 'own_posts')
    return `nach ${posts === 1 ? 'deinem eigenen Beitrag' : `deinen eigenen ${posts} Beiträgen`}`;
  return `nach allgemeiner Erfahrung (deine eigenen Beiträge zählen, sobald ${ENOUGH_POSTS} davon mindestens einen Tag alt sind; bisher ${posts === 0 ? 'ist es keiner' : posts === 1 ? 'ist es 1' : `sind es ${posts}`})`;
};
