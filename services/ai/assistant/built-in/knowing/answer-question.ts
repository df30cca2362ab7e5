import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Slots } from '../read-message.ts';
import type { Talk } from '../talk.ts';
import { answerComments } from './answer-comments.ts';
import type { Question, QuestionKind } from './question.ts';
import { tellComments } from './tell-comments.ts';
import { tellDrafts } from './tell-drafts.ts';
import { tellFollowers } from './tell-followers.ts';
import { tellPlanned } from './tell-planned.ts';
import { tellPosts } from './tell-posts.ts';
import { tellReport } from './tell-report.ts';
import { tellTimes } from './tell-times.ts';
import { type Asked, askedOf } from './told.ts';

const ANSWERS: Record<QuestionKind, (asked: Asked) => Promise<EngineAnswer>> = {
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
export const answerQuestion = (talk: Talk, question: Question, slots: Slots): Promise<EngineAnswer> =>
  ANSWERS[question.kind](askedOf(talk, question, slots));
