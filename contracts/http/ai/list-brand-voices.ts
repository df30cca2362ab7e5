import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { brandVoice, VOICE_LIMITS } from './brand-voice.ts';

export const listBrandVoices = defineOperation({
  id: 'ai.listBrandVoices',
  method: 'GET',
  path: '/brand-voices',
  access: 'viewer',
  scope: 'texts',
  summary: "The workspace's brand voices",
  response: z.object({
    success: z.literal(true),
    /** By name. */
    voices: z.array(brandVoice).max(VOICE_LIMITS.count),
  }),
  errors: ['not_authenticated'],
});
