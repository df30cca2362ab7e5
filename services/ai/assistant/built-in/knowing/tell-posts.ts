import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { findPostFigures, type PostFigures } from '../../acting/lookups/find-post-figures.ts';
import { lastDays } from '../../acting/lookups/span.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { postLink } from '../answers/post-lines.ts';
import { timeInZone } from '../slots/time-text.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';
import { readDays, upToNow } from './read-days.ts';

/** Figures are kept of more days, but who asks for none means the last ones. */
const DAYS = 90;
const SHOWN = 3;

/** Which posts did best, or worst, with their own figures. */
export async function tellPosts(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms, formats } = context;
  const { now, tools } = talk;
  const { about, order, language } = question;
  const namedSpan = readDays(question.plain, { language, ahead: false }, now);
  const span = namedSpan ? upToNow(namedSpan, now) : lastDays(DAYS, now);
  const posts = await findPostFigures({ tools, now }, { about, span, platforms, order });
  const { aside, figures: words } = context.says;
  const actions = [aside.times, words.analyze30];
  const topic = about === null ? null : formats.quoted(about);
  const where = platforms.map(labelOf);
  if (posts.length === 0)
    return createAnswer(
      context,
      'analytics',
      [words.noneToCompare(topic, where, formats.span(span))],
      actions,
    );
  const knownPosts = posts.filter(({ engagement }) => engagement !== null);
  const lines = knownPosts.slice(0, SHOWN).map((post, at) => `${at + 1}. ${lineOf(post, context)}`);
  const head =
    lines.length === 0
      ? words.notReported(posts.length, topic, formats.span(span))
      : words[order === 'best' ? 'didBest' : 'gotLeast'](lines.length, topic, where, formats.span(span));
  return createAnswer(context, 'analytics', [head, lines.join('\n'), words.all], actions);
}

function lineOf(post: PostFigures, { talk, says, formats }: QuestionContext): string {
  const words = says.figures;
  const day = timeInZone(post.published_at, talk.now.timeZoneId).toPlainDate();
  const figures = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const value = post[name];
    return value === null ? [] : [words[name](formats.number(value), value)];
  });
  const reach = post.reach === null ? '' : `; ${words.peopleReached(formats.number(post.reach))}`;
  const where = formats.list(post.platforms.map(labelOf));
  return `${postLink(post.post_id, post.words, says)} (${where}, ${formats.day(day)}): ${figures.join(', ')}${reach}`;
}
