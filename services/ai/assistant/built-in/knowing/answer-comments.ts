import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import { findComments } from '../../acting/lookups/find-comments.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { draftReply } from './replies/draft-reply.ts';
import { proposeReplies } from './replies/propose-replies.ts';
import { type Asked, told } from './told.ts';

/** Where no number is said. */
const USUAL = 5;
const MOST = 10;

/** Drafts a reply to each of the newest comments that wait for one, and asks for a yes to each. */
export async function answerComments(asked: Asked): Promise<EngineAnswer> {
  const { talk, question, platforms } = asked;
  const { aside, comments: words } = asked.says;
  if (!isAtLeast(talk.turn.user.role, 'writer')) return told(asked, 'comments', [words.mayNotReply], []);
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
  const wanted = Math.min(question.count ?? USUAL, MOST);
  const chosen = comments.slice(0, wanted);
  const note = question.count !== null && chosen.length < question.count ? words.fewWait(chosen.length) : '';
  const written = chosen.map((comment) => ({ comment, text: draftReply(comment) }));
  return (
    proposeReplies(talk, written, note) ??
    told(asked, 'comments', [words.noneWaits], [words.showNew, aside.analyze])
  );
}
