import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { findDrafts } from '../../acting/lookups/find-drafts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { toShownText } from '../../shown-text.ts';
import { timeInZone } from '../slots/time-text.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';

const SHOWN = 10;

/** The drafts that are there, each with the page on which it goes on. */
export async function tellDrafts(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, formats } = context;
  const { about } = question;
  const drafts = await findDrafts(talk, about);
  const { comments: words, create, posts, showPlanned } = context.says;
  const actions = [create, showPlanned];
  const topic = about === null ? null : formats.quoted(about);
  if (drafts.length === 0) return createAnswer(context, 'list_posts', [words.noDrafts(topic)], actions);
  const lines = drafts.slice(0, SHOWN).map(({ id, topic: draftTopic, text, updated_at }) => {
    const name = toShownText(firstWords(text) ?? firstWords(draftTopic) ?? '') || words.noTextDraft;
    const day = timeInZone(updated_at, talk.now.timeZoneId).toPlainDate();
    return `- [${posts.quoted(name)}](/create-post?draft=${id}), ${words.changedOn(formats.day(day))}`;
  });
  const more = drafts.length - SHOWN;
  return createAnswer(
    context,
    'list_posts',
    [words.drafts(drafts.length, topic), lines.join('\n'), more > 0 ? words.moreDrafts(more) : ''],
    actions,
  );
}
