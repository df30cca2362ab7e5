import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { findComments } from '../../acting/lookups/find-comments.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { toShownText } from '../../shown-text.ts';
import { moodsOf } from '../answers/comments.ts';
import { timeInZone } from '../slots/time-text.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';

const QUOTED = 4;
const LONGEST = 200;

/** Sums up comments on something: how many, their sentiment, and a few quotes. */
export async function tellComments(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms } = context;
  const { about } = question;
  const [platform] = platforms;
  const { comments, more } = await findComments(talk, {
    ...(about !== null && { about }),
    ...(platform && { platform }),
  });
  const { aside, comments: words } = context.says;
  const actions = [words.answerLast, aside.analyze];
  const topic = about === null ? null : context.formats.quoted(about);
  if (comments.length === 0)
    return createAnswer(context, 'comments', [words.noneAbout(topic, more)], actions);
  const oldest = comments.map(({ at }) => at).sort()[0] ?? '';
  const since = context.formats.day(timeInZone(oldest, talk.now.timeZoneId).toPlainDate());
  return createAnswer(
    context,
    'comments',
    [
      words.about(comments.length, topic, moodsOf(comments, context.says), since),
      ...chooseComments(comments).map((one) => quotationOf(one, context)),
      words.read,
    ],
    actions,
  );
}

/** Returns the newest comment of each sentiment, then the newest others. */
function chooseComments(comments: readonly InboxComment[]): readonly InboxComment[] {
  const textComments = comments.filter(({ text }) => text.trim() !== '');
  const order: readonly Sentiment[] = ['negative', 'positive', 'neutral'];
  const first = order.flatMap((mood) => textComments.find((one) => one.mood === mood) ?? []);
  return [...new Set([...first, ...textComments])].slice(0, QUOTED);
}

function quotationOf({ text, author, platform, mood, url }: InboxComment, { says }: QuestionContext): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).toWellFormed().trimEnd()}…` : words;
  const network = url === null ? labelOf(platform) : `[${labelOf(platform)}](${encodeURI(url)})`;
  const by = [
    author && toShownText(author.replace(/\s+/g, ' ')),
    network,
    says.comments.mood[mood ?? 'unknown'],
  ];
  return `> ${says.posts.quoted(toShownText(cut))}\n> (${by.filter(Boolean).join(', ')})`;
}
