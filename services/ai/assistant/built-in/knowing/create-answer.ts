import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import type { Memory } from '../../memory.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import type { Question } from './question.ts';
import { type Formats, formatsOf } from './texts.ts';

export interface QuestionContext {
  readonly talk: DialogueContext;
  readonly question: Question;
  readonly platforms: readonly PlatformName[];
  readonly formats: Formats;
  readonly says: Sentences;
}

export const askedOf = (
  context: DialogueContext,
  question: Question,
  { platforms }: Slots,
): QuestionContext => ({
  talk: context,
  question,
  says: sentencesOf(context),
  formats: formatsOf(sentencesOf(context), context.now),
  platforms: platforms && typeof platforms.names !== 'string' ? platforms.names : [],
});

/** Paragraphs as an answer; the conversation stays where it is. */
export const createAnswer = (
  { talk, platforms }: QuestionContext,
  intent: 'analytics' | 'comments' | 'list_posts' | 'best_times',
  parts: readonly string[],
  actions: readonly string[],
  memory: Memory = talk.turn.memory,
): EngineAnswer =>
  answer(
    reply(parts.filter(Boolean).join('\n\n'), { intent, actions: [...actions], platforms: [...platforms] }),
    memory,
  );
