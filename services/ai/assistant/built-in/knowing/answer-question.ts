import type { EngineAnswer } from '../../conversation-engine.ts';
import type { DialogueContext } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import { answerComments } from './answer-comments.ts';
import { askedOf, type QuestionContext } from './create-answer.ts';
import type { Question, QuestionKind } from './question.ts';
import { tellComments } from './tell-comments.ts';
import { tellDrafts } from './tell-drafts.ts';
import { tellFollowers } from './tell-followers.ts';
import { tellPlanned } from './tell-planned.ts';
import { tellPosts } from './tell-posts.ts';
import { tellReport } from './tell-report.ts';
import { tellTimes } from './tell-times.ts';

const ANSWERS: Record<QuestionKind, (context: QuestionContext) => Promise<EngineAnswer>> = {
  answer_comments: answerComments,
  comments: tellComments,
  drafts: tellDrafts,
  followers: tellFollowers,
  times: tellTimes,
  posts: tellPosts,
  planned: tellPlanned,
  report: tellReport,
};

/** Answers a question about the workspace with what its own posts, figures, comments and drafts say. */
export const answerQuestion = (
  context: DialogueContext,
  question: Question,
  slots: Slots,
): Promise<EngineAnswer> => ANSWERS[question.kind](askedOf(context, question, slots));
