import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { lastDays } from '../../acting/lookups/span.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { readDays, upToNow } from './read-days.ts';
import { type Asked, told } from './told.ts';

const DAYS = 30;

/** How many followers came or went, by network, with the days on which they were counted. */
export async function tellFollowers(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = asked;
  const { now, tools } = talk;
  const words = TEXTS[question.language];
  const named = readDays(question.plain, { language: question.language, ahead: false }, now);
  const span = named ? upToNow(named, now) : lastDays(DAYS, now);
  const counts = (await tools.followers(span)).filter(
    ({ platform }) => platforms.length === 0 || platforms.includes(platform),
  );
  const known = counts.filter(({ first, last }) => first.date !== last.date);
  const days = formats.span(span);
  if (known.length === 0 && counts.length > 0) {
    const lines = counts.map(
      ({ platform, last }) => `- **${labelOf(platform)}:** ${formats.number(last.followers)}`,
    );
    return told(asked, 'analytics', [words.once(days), lines.join('\n'), words.all], words.actions);
  }
  if (known.length === 0) return told(asked, 'analytics', [words.none(days)], words.actions);
  const gained = known.reduce((sum, { first, last }) => sum + last.followers - first.followers, 0);
  const lines = known.map(({ platform, first, last }) => {
    const day = (date: string) => formats.day(Temporal.PlainDate.from(date));
    const change = formats.signed(last.followers - first.followers);
    return `- **${labelOf(platform)}:** ${change} (${formats.number(first.followers)}, ${day(first.date)} → ${formats.number(last.followers)}, ${day(last.date)})`;
  });
  const head = words.head(formats.number(Math.abs(gained)), Math.sign(gained), days);
  return told(asked, 'analytics', [head, lines.join('\n'), words.all], words.actions);
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const EN = {
  head: (count: string, sign: number, days: string): string => {
    if (sign === 0) return `You have as many followers as before, ${days}:`;
    return `You ${sign > 0 ? 'gained' : 'lost'} **${count} ${count === '1' ? 'follower' : 'followers'}** ${days}:`;
  },
  once: (days: string): string =>
    `Your followers were counted once ${days}, so I can’t say yet how they changed:`,
  none: (days: string): string =>
    `There’s no count of followers ${days}: Carillon keeps one for each day since the network was connected.`,
  all: '[All figures](/analytics)',
  actions: ['Analyze performance', 'Suggest optimal posting times'],
};
const DE: typeof EN = {
  head: (count, sign, days) => {
    if (sign === 0) return `Es sind ${days} gleich viele Follower geblieben:`;
    return sign > 0
      ? `${capital(days)} kamen **${count} Follower** dazu:`
      : `${capital(days)} gingen **${count} Follower** verloren:`;
  },
  once: (days) =>
    `Deine Follower wurden ${days} einmal gezählt; wie sie sich verändern, weiß ich noch nicht:`,
  none: (days) =>
    `Für die Zeit ${days} gibt es keine Followerzahlen: Carillon zählt sie täglich, seit das Netzwerk verbunden ist.`,
  all: '[Alle Zahlen](/analytics)',
  actions: ['Wie lief die letzte Woche?', 'Wann laufen meine Beiträge am besten?'],
};
const TEXTS = { en: EN, de: DE };
