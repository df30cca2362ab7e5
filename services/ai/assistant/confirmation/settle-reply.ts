import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Answer, Turn } from '../conversation-engine.ts';
import type { Memory } from '../memory.ts';
import { type ProposedReply, platformsOf } from '../proposal.ts';
import { shown } from '../shown-text.ts';
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
  said: Confirmation,
  commands: Commands,
): Promise<Answer | null> {
  const words = TEXTS[proposal.language];
  const plain = plainOf(query);
  if (STOP.has(plain)) return ended(memory, proposal, words.stopped);
  if (said === 'no' || SKIP.has(plain)) return next(memory, proposal, words.skipped);
  const own = ownText(query);
  if (own !== null) return asked(memory, { ...proposal, text: own }, null);
  if (said !== 'yes' && said !== 'retry') return null;
  if (proposal.text === null) return asked(memory, proposal, null);
  if (!isAtLeast(user.role, 'writer')) return ended(memory, proposal, words.forbidden);
  return send(memory, proposal, proposal.text, commands);
}

async function send(
  memory: Memory,
  proposal: ProposedReply,
  text: string,
  commands: Commands,
): Promise<Answer> {
  const { id, comment, language } = proposal;
  const words = TEXTS[language];
  try {
    const reply = { id, comment_id: comment.id, seen_reply_id: comment.seen_reply_id, text };
    const { state, reason } = await commands.replyToComment(reply);
    if (state === 'failed') return next(memory, proposal, words.failed(shown(reason ?? '')));
    return next(memory, proposal, state === 'sent' ? words.sent : words.unknown);
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    return next(memory, proposal, words.failed(shown(err.message)));
  }
}

function next(memory: Memory, { next: waiting, language, of }: ProposedReply, note: string): Answer {
  const proposal = proposalOf(waiting, language, of);
  return proposal ? asked(memory, proposal, note) : done(memory, language, note);
}

function asked(memory: Memory, proposal: ProposedReply, note: string | null): Answer {
  const { message, actions } = askToReply(proposal);
  return {
    reply: {
      ...told(note ? `${note}\n\n${message}` : message, actions),
      state: 'confirmation',
      platforms: platformsOf(proposal),
    },
    memory: { ...memory, proposal, asked: null },
  };
}

const done = (memory: Memory, language: ProposedReply['language'], note: string): Answer => ({
  reply: told(`${note} ${TEXTS[language].done}`, TEXTS[language].after),
  memory: { ...memory, proposal: null, asked: null },
});

const ended = (memory: Memory, { language }: ProposedReply, note: string): Answer => ({
  reply: told(note, TEXTS[language].after),
  memory: { ...memory, proposal: null, asked: null },
});

const told = (message: string, actions: readonly string[]): AssistantReply => ({
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
]);
const STOP = new Set([
  ...['stop', 'cancel', 'stop it', 'never mind', 'nevermind', 'that is all', "that's all", 'enough', 'abort'],
  ...['aufhören', 'stopp', 'abbrechen', 'hör auf', 'genug', 'schluss', 'das reicht'],
]);

const GIVEN = /^\s*(?:reply|answer|say|write|text|antwort|antworte|schreib|schreibe|sag)\s*:/iu;

/** What the user wants to be said: after "Reply:". */
function ownText(query: string): string | null {
  const head = GIVEN.exec(query);
  if (!head) return null;
  const text = query.slice(head[0].length, head[0].length + LONGEST_REPLY).trim();
  return text === '' ? null : text;
}

interface Texts {
  readonly sent: string;
  /** The network did not say whether it has the reply. */
  readonly unknown: string;
  failed(reason: string): string;
  readonly skipped: string;
  readonly stopped: string;
  readonly forbidden: string;
  readonly done: string;
  readonly after: readonly string[];
}

const TEXTS: Readonly<Record<ProposedReply['language'], Texts>> = {
  en: {
    sent: 'Sent.',
    unknown:
      'The reply may already be published. I’ll check with the network, and [Comments](/inbox) shows how it stands.',
    failed: (reason) => `The reply wasn’t sent. ${reason}`,
    skipped: 'Skipped.',
    stopped: 'All right, I sent nothing more. All comments are on the page [Comments](/inbox).',
    forbidden:
      'Your role in this workspace doesn’t allow replies. A writer, an editor or the owner can send them.',
    done: 'That was the last one. All comments are on the page [Comments](/inbox).',
    after: ['Show new comments', 'Analyze performance'],
  },
  de: {
    sent: 'Gesendet.',
    unknown:
      'Die Antwort ist vielleicht schon draußen; ich frage beim Netzwerk nach, und [Kommentare](/inbox) zeigt den Stand.',
    failed: (reason) => `Die Antwort wurde nicht gesendet. ${reason}`,
    skipped: 'Übersprungen.',
    stopped: 'Gut, ich habe nichts weiter gesendet. Alle Kommentare stehen unter [Kommentare](/inbox).',
    forbidden: 'Deine Rolle in diesem Workspace erlaubt keine Antworten.',
    done: 'Das war der letzte. Alle Kommentare stehen unter [Kommentare](/inbox).',
    after: ['Was sagen die Leute?', 'Wie lief die letzte Woche?'],
  },
};
