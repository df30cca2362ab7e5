import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { brandVoice, brandVoiceParams, brandVoiceWords } from './brand-voice.ts';

/**
 * Writes a brand voice whole. `voice_changed` when it has another version by now, or was deleted, which `detail` tells.
 * A repeated call whose reply was lost answers as the first time.
 */
export const saveBrandVoice = defineOperation({
  id: 'ai.saveBrandVoice',
  method: 'PUT',
  path: '/brand-voices/:id',
  access: 'writer',
  scope: 'texts',
  summary: 'Write a brand voice',
  example: {
    params: { id: EXAMPLE.own },
    body: { name: 'Ours', details: { tone: 'warm', emoji: false }, version: 0 },
  },
  params: brandVoiceParams,
  body: brandVoiceWords.extend({
    /** The one that its writer last saw; 0 for a new voice. */
    version: z.number().int().nonnegative(),
  }),
  response: z.object({ success: z.literal(true), voice: brandVoice }),
  errors: ['not_authenticated', 'validation_failed', 'voice_changed', 'too_many_voices'],
});
