import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { writingEngine } from './writing-engine.ts';

/**
 * Runs a small task on the engine, at no cost in words, and reports what it can do. Also tries a model that is paused
 * after failures.
 */
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
