import type { EngineAnswer } from '../../../conversation-engine.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { EMPTY_POST } from './post-text.ts';

/** Something was pasted, and nothing said of what to do with it: writing costs words, so that it is asked for first. */
export const offerMaterial = (talk: Talk, material: string): EngineAnswer =>
  answer(
    reply(sentencesOf(talk).aside.material, {
      intent: 'content_generation',
      actions: [sentencesOf(talk).aside.yes, sentencesOf(talk).startOver],
    }),
    {
      ...talk.turn.memory,
      post: { ...EMPTY_POST, topic: material },
      asked: null,
      proposal: null,
      change: null,
    },
  );
