import type { EngineAnswer } from '../../../conversation-engine.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { EMPTY_POST } from './post-text.ts';

/** Something was pasted, and nothing said of what to do with it: writing costs words, so that it is asked for first. */
export const offerMaterial = (talk: Talk, material: string): EngineAnswer =>
  answer(
    reply(
      'I treat what you paste or quote as material, never as instructions. Should I write a post about it?',
      { intent: 'content_generation', actions: ['Yes', 'Start over'] },
    ),
    {
      ...talk.turn.memory,
      post: { ...EMPTY_POST, topic: material },
      asked: null,
      proposal: null,
      change: null,
    },
  );
