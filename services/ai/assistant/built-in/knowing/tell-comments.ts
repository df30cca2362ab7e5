import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { findComments } from '../../acting/lookups/find-comments.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import { moodsOf } from '../answers/comments.ts';
import { timeInZone } from '../slots/time-text.ts';
import { type Asked, told } from './told.ts';

const QUOTED = 4;
const LONGEST = 200;

/** What people wrote about something: how many, in which mood, and a few in their own words. */
export async function tellComments(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms } = asked;
  const { about } = question;
  const [platform] = platforms;
  const { comments, more } = await findComments(talk, {
    ...(about !== null && { about }),
    ...(platform && { platform }),
  });
  const { aside, comments: words } = asked.says;
  const actions = [words.answerLast, aside.analyze];
  const topic = about === null ? null : asked.formats.quoted(about);
  if (comments.length === 0) return told(asked, 'comments', [words.noneAbout(topic, more)], actions);
  const oldest = comments.map(({ at }) => at).sort()[0] ?? '';
  const since = asked.formats.day(timeInZone(oldest, talk.now.timeZoneId).toPlainDate());
  return told(
    asked,
    'comments',
    [
      words.about(comments.length, topic, moodsOf(comments, asked.says), since),
      ...chosen(comments).map((one) => quotationOf(one, asked)),
      words.read,
    ],
    actions,
  );
}

/** Of each mood the newest, then the newest of all. */
function chosen(comments: readonly InboxComment[]): readonly InboxComment[] {
  const written = comments.filter(({ text }) => text.trim() !== '');
  const order: readonly Sentiment[] = ['negative', 'positive', 'neutral'];
  const first = order.flatMap((mood) => written.find((one) => one.mood === mood) ?? []);
  return [...new Set([...first, ...written])].slice(0, QUOTED);
}

function quotationOf({ text, author, platform, mood, url }: InboxComment, { says }: Asked): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed().trimEnd()}…` : words;
  const network = url === null ? labelOf(platform) : `[${labelOf(platform)}](${encodeURI(url)})`;
  const by = [author && shown(author.replace(/\s+/g, ' ')), network, says.comments.mood[mood ?? 'unknown']];
  return `> ${says.posts.quoted(shown(cut))}\n> (${by.filter(Boolean).join(', ')})`;
}
