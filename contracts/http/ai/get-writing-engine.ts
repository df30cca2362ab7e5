import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { writingEngine } from './writing-engine.ts';

/** Returns which engine writes, the built-in writer or a model, and how the model does. */
export const getWritingEngine = defineOperation({
  id: 'ai.getWritingEngine',
  method: 'GET',
  path: '/writing-engine',
  access: 'viewer',
  scope: 'texts',
  summary: 'Get the writing engine and its state',
  response: z.object({ success: z.literal(true), engine: writingEngine }),
  errors: ['not_authenticated'],
});
