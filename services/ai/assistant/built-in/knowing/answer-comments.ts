import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import { findComments } from '../../acting/lookups/find-comments.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { createAnswer, type QuestionContext } from './create-answer.ts';
import { draftReply } from './replies/draft-reply.ts';
import { proposeReplies } from './replies/propose-replies.ts';

/** Where no number is said. */
const USUAL = 5;
const LIMIT = 10;

/** Drafts a reply to each of the newest comments that wait for one, and asks for a yes to each. */
export async function answerComments(context: QuestionContext): Promise<EngineAnswer> {
  const { talk, question, platforms } = context;
  const { aside, comments: words } = context.says;
  if (!isAtLeast(talk.turn.user.role, 'writer'))
    return createAnswer(context, 'comments', [words.mayNotReply], []);
  const [platform] = platforms;
  const { about, author } = question;
  const waiting = await findComments(talk, {
    waiting: true,
    ...(platform && { platform }),
    ...(about !== null && author === null && { about }),
  });
  const comments = waiting.comments.filter(
    (one) => author === null || (one.author ?? '').toLowerCase().includes(author),
  );
  const count = Math.min(question.count ?? USUAL, LIMIT);
  const chosenComments = comments.slice(0, count);
  const note =
    question.count !== null && chosenComments.length < question.count
      ? words.fewWait(chosenComments.length)
      : '';
  const replies = chosenComments.map((comment) => ({ comment, text: draftReply(comment) }));
  return (
    proposeReplies(talk, replies, note) ??
    createAnswer(context, 'comments', [words.noneWaits], [words.showNew, aside.analyze])
  );
}
