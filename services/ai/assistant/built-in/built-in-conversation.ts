import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { readConfirmation } from '../confirmation/read-confirmation.ts';
import type { AnswerOptions, ConversationEngine, EngineAnswer, Turn } from '../conversation-engine.ts';
import { commandInEnglish } from '../languages/commands/command-in-english.ts';
import { glossed, glossedTopic } from '../languages/glosses/gloss.ts';
import { questionInEnglish } from '../languages/glosses/gloss-questions.ts';
import type { TalkLanguage } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { translateWords } from '../languages/translate-words.ts';
import type { Memory } from '../memory.ts';
import type { Tools } from '../tools.ts';
import { zonedNow } from '../zoned-now.ts';
import { answer, type DialogueContext, reply } from './dialogue-context.ts';
import { leavePosts } from './dialogues/change/leave-posts.ts';
import { DIALOGUES } from './dialogues.ts';
import { completed } from './follow-up.ts';
import { classify } from './intents/classify.ts';
import { answerQuestion } from './knowing/answer-question.ts';
import { readQuestion } from './knowing/read-question.ts';
import { readSlots, type Slots } from './read-message.ts';
import { reporting } from './reporting.ts';
import { readBrief } from './slots/brief.ts';
import { readChange } from './slots/change-verb.ts';
import { partMaterial } from './slots/material.ts';
import { plainText } from './slots/plain-text.ts';
import { withoutSalutation } from './slots/salutation.ts';
import { spelled } from './slots/spelling.ts';
import { partCommands } from './two-commands.ts';

/** Carillon's own: it needs no key and no network. */
export const createBuiltInConversation = (): ConversationEngine => ({
  kind: 'built-in',
  name: 'Carillon',
  answer: async (turn, tools, options) => {
    const language = turn.memory.language ?? 'en';
    const commands = turn.button === undefined ? partCommands(turn.query, language) : null;
    if (!commands) return answerOne(turn, tools, options);
    const [query, second] = commands;
    const { reply, memory } = await answerOne({ ...turn, query }, tools, options);
    if (reply.intent === 'out_of_scope') return { reply, memory };
    const { changes } = sentencesIn(memory.language);
    return { reply: { ...reply, message: `${reply.message}\n\n${changes.oneAtATime(second)}` }, memory };
  },
});

const answerOne: ConversationEngine['answer'] = async (givenTurn, tools, options) => {
  const { turn: ownTurn, intent: follows } = completed(greeted(resolveTurn(givenTurn)));
  const turn = inEnglish(ownTurn);
  const report = reporting(tools, options);
  try {
    const read = await report.during('Thinking', async () =>
      understood(turn, { inOwnWords: ownTurn.query, follows }, report.tools, options),
    );
    const { talk, slots, question, intent } = read;
    const { reply, memory } = await (question
      ? answerQuestion(talk, question, slots)
      : (leavePosts(talk, slots) ?? DIALOGUES[intent](talk, slots)));
    return {
      reply,
      memory: {
        ...memory,
        ...(turn.memory.language && { language: turn.memory.language }),
        question: isLookup(intent) ? { words: ownTurn.query, intent } : null,
      },
    };
  } catch (err) {
    if (!(err instanceof AppError) || options.signal.aborted) throw err;
    return answerRefusal(err, turn);
  }
};

/** "Try again" after a refusal is the message that was refused; whatever else is said leaves that one behind. */
function resolveTurn(turn: Turn): Turn {
  const { refused_query, ...memory } = turn.memory;
  const isAgain = refused_query && readConfirmation(turn.query, 'post_now') === 'retry';
  return {
    ...turn,
    query: isAgain ? refused_query : turn.query,
    memory: { ...memory, refused_query: null },
  };
}

/** A question may follow a greeting; a topic may begin with one. */
const greeted = (turn: Turn): Turn =>
  turn.memory.asked === 'topic' || turn.memory.asked === 'hashtag_topic'
    ? turn
    : { ...turn, query: withoutSalutation(turn.query) };

const LOOKUPS: readonly Intent[] = ['analytics', 'comments', 'list_posts', 'best_times'];
const isLookup = (intent: Intent): boolean => LOOKUPS.includes(intent);

/** Commands of other languages as English says them, so that one set of words reads them all. */
const inEnglish = (turn: Turn): Turn =>
  turn.button !== undefined || readBrief(turn.query)
    ? turn
    : { ...turn, query: english(turn.query, turn.memory.language ?? 'en', turn.memory.asked) };

function english(query: string, language: TalkLanguage, asked: Memory['asked']): string {
  const isCommand = commandInEnglish(query, language) !== null;
  const question = isCommand ? null : questionInEnglish(query, language);
  if (question) return question;
  return asked === 'topic' && !isCommand ? glossedTopic(query, language) : glossed(query, language);
}

interface ReadMessage {
  readonly inOwnWords: string;
  /** The intent of the previous message, if known. */
  readonly follows: Intent | null;
}

function understood(
  turn: Turn,
  { inOwnWords, follows }: ReadMessage,
  tools: Tools,
  { newId }: AnswerOptions,
) {
  const now = zonedNow(turn.now, turn.user.timezone);
  const { asking, material, named } = partMaterial(turn.query);
  const plain = spelled(plainText(asking));
  const slots = readSlots(plain, asking, turn.memory, now, turn.query);
  const isGiven = plain === '' || readBrief(turn.query) !== null;
  // "Cancel everything that is planned" asks for nothing.
  const asks = !isGiven && readChange(plain) === null;
  const question = asks ? (asksAbout(inOwnWords) ?? asksAbout(turn.query)) : null;
  const intent = follows ?? intentOf(plain, slots, turn.memory, { isGiven, isQuestion: question !== null });
  const memory = leaving(turn.memory, intent);
  const context: DialogueContext = {
    turn: { ...turn, memory },
    tools,
    plain,
    material,
    named: plainText(named),
    now,
    newId,
    inOwnWords,
  };
  return { talk: context, slots, intent, question };
}

/** Questions are read in the language they were asked in. */
function asksAbout(query: string) {
  const askedText = plainText(partMaterial(query).asking);
  return readQuestion(askedText) ?? readQuestion(spelled(askedText));
}

/** Returns the intent of a message. A question about the workspace isn't one about the post in progress. */
function intentOf(plain: string, slots: Slots, memory: Memory, { isGiven, isQuestion }: Reading): Intent {
  if (isGiven) return 'content_generation';
  return isQuestion ? 'analytics' : classify(plain, slots, memory);
}

interface Reading {
  /** A brief or a text was pasted. */
  readonly isGiven: boolean;
  readonly isQuestion: boolean;
}

/** Drops the question about existing posts when the message asks for something else. */
function leaving(memory: Memory, intent: Intent): Memory {
  const { change, asked } = memory;
  if (!change || KEEPS.includes(intent)) return memory;
  return { ...memory, change: null, asked: asked === 'draft' || asked === 'topic' ? asked : null };
}

const KEEPS: readonly Intent[] = [
  ...(['reschedule', 'cancel_post', 'publish_now'] as const),
  ...(['cancellation', 'confirmation', 'out_of_scope'] as const),
];

/** Shows a tool's refusal to the user and keeps the dialogue open. */
function answerRefusal({ code, words }: AppError, { query, memory }: Turn): EngineAnswer {
  const { aside, changes } = sentencesIn(memory.language);
  const more = code === 'words_used_up' ? `\n\n${aside.noWordsLeft}` : '';
  const refusalText = `${aside.refused(translateWords(words, memory.language))}${more}`;
  return answer(reply(refusalText, { state: 'error', actions: [changes.tryAgain] }), {
    ...memory,
    proposal: null,
    refused_query: query,
  });
}
