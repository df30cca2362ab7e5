import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { findDrafts } from '../../acting/lookups/find-drafts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import { timeInZone } from '../slots/time-text.ts';
import { type Asked, told } from './told.ts';

const SHOWN = 10;

/** The drafts that are there, each with the page on which it goes on. */
export async function tellDrafts(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, formats } = asked;
  const { about, language } = question;
  const drafts = await findDrafts(talk, about);
  const words = TEXTS[language];
  const topic = about === null ? '' : ` ${words.about} ${formats.quoted(about)}`;
  if (drafts.length === 0) return told(asked, 'list_posts', [words.none(topic)], words.actions);
  const lines = drafts.slice(0, SHOWN).map(({ id, topic: own, text, updated_at }) => {
    const name = shown(firstWords(text) ?? firstWords(own) ?? '') || words.without;
    const day = timeInZone(updated_at, talk.now.timeZoneId).toPlainDate();
    return `- [“${name}”](/create-post?draft=${id}), ${words.changed(formats.day(day))}`;
  });
  const more = drafts.length - SHOWN;
  return told(
    asked,
    'list_posts',
    [words.head(drafts.length, topic), lines.join('\n'), more > 0 ? words.more(more) : ''],
    words.actions,
  );
}

const EN = {
  about: 'about',
  without: 'a draft without text',
  head: (count: number, topic: string) =>
    `You have ${count === 1 ? 'one draft' : `${count} drafts`}${topic}:`,
  none: (topic: string) => `You have no drafts${topic} among the last 50.`,
  changed: (day: string) => `changed on ${day}`,
  more: (count: number) => `and ${count} more in the [calendar](/schedule-post).`,
  actions: ['Create new content', 'Show my scheduled posts'],
};
const DE: typeof EN = {
  about: 'über',
  without: 'ein Entwurf ohne Text',
  head: (count, topic) => `Du hast ${count === 1 ? 'einen Entwurf' : `${count} Entwürfe`}${topic}:`,
  none: (topic) => `Unter deinen letzten 50 Entwürfen ist keiner${topic}.`,
  changed: (day) => `geändert am ${day}`,
  more: (count) => `und ${count} weitere im [Kalender](/schedule-post).`,
  actions: ['Was ist diese Woche geplant?', 'Wie lief die letzte Woche?'],
};
const TEXTS = { en: EN, de: DE };
