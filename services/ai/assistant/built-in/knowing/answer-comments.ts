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
  const words = TEXTS[question.language];
  if (!isAtLeast(talk.turn.user.role, 'writer')) return told(asked, 'comments', [words.forbidden], []);
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
  const note = question.count !== null && chosen.length < question.count ? words.few(chosen.length) : '';
  const written = chosen.map((comment) => ({ comment, text: draftReply(comment) }));
  return (
    proposeReplies(talk, written, question.language, note) ??
    told(asked, 'comments', [words.none], words.actions)
  );
}

const EN = {
  few: (count: number) =>
    count === 1 ? 'Only one comment waits for a reply.' : `Only ${count} comments wait for a reply.`,
  none: 'No comment waits for a reply that I could send. All of them are on the page [Comments](/inbox).',
  forbidden:
    'Your role in this workspace doesn’t allow replies. You can read the comments on the page [Comments](/inbox).',
  actions: ['Show new comments', 'Analyze performance'],
};
const DE: typeof EN = {
  few: (count) =>
    count === 1 ? 'Nur ein Kommentar wartet auf Antwort.' : `Nur ${count} Kommentare warten auf Antwort.`,
  none: 'Kein Kommentar wartet auf eine Antwort, die ich senden könnte. Alle stehen unter [Kommentare](/inbox).',
  forbidden:
    'Deine Rolle in diesem Workspace erlaubt keine Antworten. Lesen kannst du die Kommentare unter [Kommentare](/inbox).',
  actions: ['Was sagen die Leute?', 'Wie lief die letzte Woche?'],
};
const TEXTS = { en: EN, de: DE };
