import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Answer, Turn } from '../conversation-engine.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { translateWords } from '../languages/translate-words.ts';
import type { Memory } from '../memory.ts';
import { type ProposedReply, platformsOf } from '../proposal.ts';
import { toShownText } from '../shown-text.ts';
import type { Commands } from '../tools.ts';
import { askToReply, proposalOf } from './ask-to-reply.ts';
import type { Confirmation } from './read-confirmation.ts';

/**
 * Sends or skips the reply that was shown, or shows it with the user's own text, and then proposes the next one; null where
 * the message says something else.
 */
export async function settleReply(
  { query, memory, user }: Turn,
  proposal: ProposedReply,
  confirmation: Confirmation,
  commands: Commands,
): Promise<Answer | null> {
  const words = sentencesIn(proposal.language).comments;
  const plain = plainOf(query);
  if (STOP.has(plain)) return endProposal(memory, proposal, words.stopped);
  if (confirmation === 'no' || SKIP.has(plain)) return next(memory, proposal, words.skipped);
  const ownReply = ownText(query);
  if (ownReply !== null) return askAgain(memory, { ...proposal, text: ownReply }, null);
  if (confirmation !== 'yes' && confirmation !== 'retry') return null;
  if (proposal.text === null) return askAgain(memory, proposal, null);
  if (!isAtLeast(user.role, 'writer')) return endProposal(memory, proposal, words.notAllowed);
  return send(memory, proposal, proposal.text, commands);
}

async function send(
  memory: Memory,
  proposal: ProposedReply,
  text: string,
  commands: Commands,
): Promise<Answer> {
  const { id, comment, language } = proposal;
  const words = sentencesIn(language).comments;
  const notSent = (reason: string | Text) => words.notSent(toShownText(translateWords(reason, language)));
  try {
    const reply = { id, comment_id: comment.id, seen_reply_id: comment.seen_reply_id, text };
    const { state, reason, reason_text } = await commands.replyToComment(reply);
    if (state === 'failed') return next(memory, proposal, notSent(restoreText(reason ?? '', reason_text)));
    return next(memory, proposal, state === 'sent' ? words.sent : words.maybeSent);
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    return next(memory, proposal, notSent(err.words));
  }
}

function next(memory: Memory, { next: waiting, language, of }: ProposedReply, note: string): Answer {
  const proposal = proposalOf(waiting, language, of);
  return proposal ? askAgain(memory, proposal, note) : done(memory, language, note);
}

function askAgain(memory: Memory, proposal: ProposedReply, note: string | null): Answer {
  const { message, actions } = askToReply(proposal);
  return {
    reply: {
      ...createReply(note ? `${note}\n\n${message}` : message, actions),
      state: 'confirmation',
      platforms: platformsOf(proposal),
    },
    memory: { ...memory, proposal, asked: null },
  };
}

const done = (memory: Memory, language: ProposedReply['language'], note: string): Answer => ({
  reply: createReply(`${note} ${sentencesIn(language).comments.lastOne}`, afterwards(language)),
  memory: { ...memory, proposal: null, asked: null },
});

const endProposal = (memory: Memory, { language }: ProposedReply, note: string): Answer => ({
  reply: createReply(note, afterwards(language)),
  memory: { ...memory, proposal: null, asked: null },
});

function afterwards(language: ProposedReply['language']): string[] {
  const { aside, comments } = sentencesIn(language);
  return [comments.showNew, aside.analyze];
}

const createReply = (message: string, actions: readonly string[]): AssistantReply => ({
  message,
  actions: [...actions],
  state: 'idle',
  intent: 'comments',
  content: null,
  platforms: [],
  suggestions: {},
  to_post: null,
  scheduled_time: null,
  timezone: null,
  writer: null,
});

const plainOf = (query: string): string => query.slice(0, 100).toLowerCase().replace(/[.,!]/g, '').trim();

const SKIP = new Set([
  ...['skip', 'skip it', 'skip this', 'skip this one', 'skip that', 'next', 'next one', 'not this one'],
  ...[
    'überspringen',
    'überspring',
    'überspring das',
    'weiter',
    'nächster',
    'nächste',
    'nein',
    'diesen nicht',
  ],
  ...['passer', 'suivant', 'saltar', 'siguiente', 'pular', 'pula', 'próximo', 'تخطي', 'تخطى', 'التالي'],
]);
const STOP = new Set([
  ...['stop', 'cancel', 'stop it', 'never mind', 'nevermind', 'that is all', "that's all", 'enough', 'abort'],
  ...['aufhören', 'stopp', 'abbrechen', 'hör auf', 'genug', 'schluss', 'das reicht'],
  ...['arrêter', 'arrête', 'ça suffit', 'parar', 'basta', 'pare', 'chega', 'توقف', 'إيقاف', 'يكفي'],
]);

const GIVEN =
  /^\s*(?:reply|answer|say|write|text|antwort|antworte|schreib|schreibe|sag|respuesta|responde|réponse|réponds|resposta|responda|الرد|رد)\s*:/iu;

/** The user's own text after "Reply:". */
function ownText(query: string): string | null {
  const head = GIVEN.exec(query);
  if (!head) return null;
  const text = query.slice(head[0].length, head[0].length + LONGEST_REPLY).trim();
  return text === '' ? null : text;
}
