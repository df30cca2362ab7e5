import type { EngineAnswer } from '../../../conversation-engine.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { EMPTY_POST } from './post-text.ts';

/** Something was pasted, and nothing said of what to do with it: writing costs words, so that it is asked for first. */
export const offerMaterial = (context: DialogueContext, material: string): EngineAnswer =>
  answer(
    reply(sentencesOf(context).aside.material, {
      intent: 'content_generation',
      actions: [sentencesOf(context).aside.yes, sentencesOf(context).startOver],
    }),
    {
      ...context.turn.memory,
      post: { ...EMPTY_POST, topic: material },
      asked: null,
      proposal: null,
      change: null,
    },
  );
