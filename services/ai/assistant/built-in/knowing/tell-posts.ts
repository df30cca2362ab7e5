import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { findPostFigures, type PostFigures } from '../../acting/lookups/find-post-figures.ts';
import { lastDays } from '../../acting/lookups/span.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { timeInZone } from '../slots/time-text.ts';
import { readDays, upToNow } from './read-days.ts';
import { type Asked, postLink, told } from './told.ts';

/** Figures are kept of more days, but who asks for none means the last ones. */
const DAYS = 90;
const SHOWN = 3;

/** Which posts did best, or worst, with their own figures. */
export async function tellPosts(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = asked;
  const { now, tools } = talk;
  const { about, order, language } = question;
  const named = readDays(question.plain, { language, ahead: false }, now);
  const span = named ? upToNow(named, now) : lastDays(DAYS, now);
  const found = await findPostFigures({ tools, now }, { about, span, platforms, order });
  const words = TEXTS[language];
  const topic = about === null ? '' : formats.quoted(about);
  const where = platforms.length > 0 ? formats.list(platforms.map(labelOf)) : '';
  if (found.length === 0)
    return told(asked, 'analytics', [words.none(topic, where, formats.span(span))], words.actions);
  const known = found.filter(({ engagement }) => engagement !== null);
  const lines = known.slice(0, SHOWN).map((post, at) => `${at + 1}. ${lineOf(post, asked)}`);
  const head =
    lines.length === 0
      ? words.unread(found.length, topic, formats.span(span))
      : words[order](lines.length, topic, where, formats.span(span));
  return told(asked, 'analytics', [head, lines.join('\n'), words.all], words.actions);
}

function lineOf(post: PostFigures, { talk, question, formats }: Asked): string {
  const words = TEXTS[question.language];
  const day = timeInZone(post.published_at, talk.now.timeZoneId).toPlainDate();
  const figures = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const value = post[name];
    return value === null ? [] : [`${formats.number(value)} ${words[name]}`];
  });
  const reach = post.reach === null ? '' : `; ${words.reach}: ${formats.number(post.reach)}`;
  const where = formats.list(post.platforms.map(labelOf));
  return `${postLink(post.post_id, post.words, words.without)} (${where}, ${formats.day(day)}): ${figures.join(', ')}${reach}`;
}

const aboutIn = (topic: string, word: string): string => (topic === '' ? '' : ` ${word} ${topic}`);
const placeIn = (where: string, word: string): string => (where === '' ? '' : ` ${word} ${where}`);

const EN = {
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
  reach: 'people reached',
  without: 'a post without text',
  none: (topic: string, where: string, days: string) =>
    `None of your posts${aboutIn(topic, 'about')} were published${placeIn(where, 'on')} ${days}, so there are no figures to compare.`,
  unread: (count: number, topic: string, days: string) =>
    `${count === 1 ? 'One post' : `${count} posts`}${aboutIn(topic, 'about')} ${count === 1 ? 'was' : 'were'} published ${days}, but no network has reported figures yet.`,
  best: (count: number, topic: string, where: string, days: string) =>
    `${count === 1 ? 'The post' : 'The posts'}${aboutIn(topic, 'about')} that did best${placeIn(where, 'on')}, of those published ${days}:`,
  worst: (count: number, topic: string, where: string, days: string) =>
    `${count === 1 ? 'The post' : 'The posts'}${aboutIn(topic, 'about')} that got least${placeIn(where, 'on')}, of those published ${days}:`,
  all: '[All figures](/analytics)',
  actions: ['Suggest optimal posting times', 'Analyze the last 30 days'],
};
const DE: typeof EN = {
  likes: 'Likes',
  comments: 'Kommentare',
  shares: 'Shares',
  reach: 'erreichte Personen',
  without: 'ein Beitrag ohne Text',
  none: (topic, where, days) =>
    `Von deinen Beiträgen${aboutIn(topic, 'über')} ging ${days}${placeIn(where, 'auf')} keiner raus; es gibt also keine Zahlen zu vergleichen.`,
  unread: (count, topic, days) =>
    `${count === 1 ? 'Ein Beitrag' : `${count} Beiträge`}${aboutIn(topic, 'über')} ${count === 1 ? 'ging' : 'gingen'} ${days} raus, aber noch kein Netzwerk hat Zahlen geliefert.`,
  best: (count, topic, where, days) =>
    `${count === 1 ? 'Der erfolgreichste Beitrag' : 'Die erfolgreichsten Beiträge'}${aboutIn(topic, 'über')}${placeIn(where, 'auf')}, ${days}:`,
  worst: (count, topic, where, days) =>
    `${count === 1 ? 'Der Beitrag' : 'Die Beiträge'}${aboutIn(topic, 'über')}${placeIn(where, 'auf')} mit den wenigsten Reaktionen, ${days}:`,
  all: '[Alle Zahlen](/analytics)',
  actions: ['Wann laufen meine Beiträge am besten?', 'Wie lief die letzte Woche?'],
};
const TEXTS = { en: EN, de: DE };
