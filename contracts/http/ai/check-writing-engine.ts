import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { writingEngine } from './writing-engine.ts';

/** Has the engine do a small task, costs no words, and tells what it can do; a model that was left alone is asked as well. */
export const checkWritingEngine = defineOperation({
  id: 'ai.checkWritingEngine',
  method: 'POST',
  path: '/writing-engine/check',
  access: 'owner',
  rate: 'costly',
  summary: 'Check what the writing engine can do',
  response: z.object({ success: z.literal(true), engine: writingEngine }),
  errors: ['not_authenticated', 'service_unavailable'],
});
