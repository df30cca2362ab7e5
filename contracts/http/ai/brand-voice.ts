import { z } from 'zod';
import { draftDetails } from '../../domain/draft-details.ts';
import { sentence } from '../../text.ts';

/** How many a workspace may have, and how long a name may be. */
export const VOICE_LIMITS = { count: 20, name: 60 } as const;

/** Made by the browser. */
export const brandVoiceId = z.uuid('Use a UUID.').toLowerCase();
export const brandVoiceParams = z.object({ id: brandVoiceId });

export const brandVoiceWords = z.object({
  name: z
    .string(sentence`Give the brand voice a name.`)
    .trim()
    .min(1, sentence`Give the brand voice a name.`)
    .max(VOICE_LIMITS.name, sentence`Use at most ${{ most: VOICE_LIMITS.name }} characters.`),
  details: draftDetails,
});
export type BrandVoiceWords = z.output<typeof brandVoiceWords>;

/** Details of drafts under a name, for all of a workspace's writers. */
export const brandVoice = brandVoiceWords.extend({
  id: z.uuid(),
  /** One more with each write; 1 after the first. */
  version: z.number().int().positive(),
});
export type BrandVoice = z.output<typeof brandVoice>;

/** `detail` of the error `voice_changed`: the voice as it is now; null when it was deleted. */
export const voiceChangedDetail = z.object({ voice: brandVoice.nullable() });
