import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { SENTIMENTS, type Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { findComments } from '../../acting/lookups/find-comments.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import { timeInZone } from '../slots/time-text.ts';
import { moodName } from './texts.ts';
import { type Asked, told } from './told.ts';

const QUOTED = 4;
const LONGEST = 200;

/** What people wrote about something: how many, in which mood, and a few in their own words. */
export async function tellComments(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms } = asked;
  const { about, language } = question;
  const [platform] = platforms;
  const { comments, more } = await findComments(talk, {
    ...(about !== null && { about }),
    ...(platform && { platform }),
  });
  const words = TEXTS[language];
  const topic = about === null ? '' : ` ${words.about} ${asked.formats.quoted(about)}`;
  if (comments.length === 0) return told(asked, 'comments', [words.none(topic, more)], words.actions);
  const oldest = comments.map(({ at }) => at).sort()[0] ?? '';
  const since = asked.formats.day(timeInZone(oldest, talk.now.timeZoneId).toPlainDate());
  return told(
    asked,
    'comments',
    [
      words.head(comments.length, topic, moodsOf(comments, asked), since),
      ...chosen(comments).map((one) => quotationOf(one, asked)),
      words.all,
    ],
    words.actions,
  );
}

function moodsOf(comments: readonly InboxComment[], { question: { language }, formats }: Asked): string {
  const parts = [...SENTIMENTS, null].flatMap((mood) => {
    const count = comments.filter((one) => one.mood === mood).length;
    return count === 0 ? [] : [`${formats.number(count)} ${moodName(language, mood)}`];
  });
  return parts.join(', ');
}

/** Of each mood the newest, then the newest of all. */
function chosen(comments: readonly InboxComment[]): readonly InboxComment[] {
  const written = comments.filter(({ text }) => text.trim() !== '');
  const order: readonly Sentiment[] = ['negative', 'positive', 'neutral'];
  const first = order.flatMap((mood) => written.find((one) => one.mood === mood) ?? []);
  return [...new Set([...first, ...written])].slice(0, QUOTED);
}

function quotationOf({ text, author, platform, mood, url }: InboxComment, { question }: Asked): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed().trimEnd()}…` : words;
  const network = url === null ? labelOf(platform) : `[${labelOf(platform)}](${encodeURI(url)})`;
  const by = [author && shown(author.replace(/\s+/g, ' ')), network, moodName(question.language, mood)];
  return `> “${shown(cut)}”\n> (${by.filter(Boolean).join(', ')})`;
}

const EN = {
  about: 'about',
  head: (count: number, topic: string, moods: string, since: string) =>
    `${count === 1 ? 'One comment' : `${count} comments`}${topic} since ${since}: ${moods}. In their writers’ words:`,
  none: (topic: string, more: boolean) =>
    `I found no comments${topic}${more ? ' among the last 200' : ''}. New ones come within minutes, where the network gives them.`,
  all: 'Read and answer them on the page [Comments](/inbox).',
  actions: ['Answer the last three comments', 'Analyze performance'],
};
const DE: typeof EN = {
  about: 'über',
  head: (count, topic, moods, since) =>
    `${count === 1 ? 'Ein Kommentar' : `${count} Kommentare`}${topic} seit ${since}: ${moods}. In den Worten der Leute:`,
  none: (topic, more) =>
    `Ich habe${more ? ' unter den letzten 200' : ''} keine Kommentare${topic} gefunden. Neue kommen nach Minuten, wo das Netzwerk sie liefert.`,
  all: 'Lesen und beantworten kannst du sie unter [Kommentare](/inbox).',
  actions: ['Beantworte die letzten drei Kommentare', 'Wie lief die letzte Woche?'],
};
const TEXTS = { en: EN, de: DE };
