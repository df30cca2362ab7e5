import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { brandVoiceParams } from './brand-voice.ts';

/** Deletes a brand voice; drafts keep the details that they took from it. Deleting it again answers as the first time. */
export const deleteBrandVoice = defineOperation({
  id: 'ai.deleteBrandVoice',
  method: 'DELETE',
  path: '/brand-voices/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Delete a brand voice',
  example: { params: { id: EXAMPLE.own } },
  params: brandVoiceParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
