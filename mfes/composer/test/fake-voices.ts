import type { BrandVoice } from '@carillon/contracts/http/ai/brand-voice.ts';
import { apiError } from './fake-posts.ts';

type Save = { params: { id: string }; body: Omit<BrandVoice, 'id'> };

/** The brand voices of a server, as its contract has them. */
export function fakeVoices(...first: readonly BrandVoice[]) {
  const voices = new Map(first.map((voice) => [voice.id, voice]));
  return {
    voices,
    answers: {
      'ai.listBrandVoices': () => ({ success: true, voices: [...voices.values()] }),
      'ai.saveBrandVoice': ({ params: { id }, body }: Save) => {
        const existing = voices.get(id) ?? null;
        if ((existing?.version ?? 0) !== body.version) throw apiError('voice_changed', { voice: existing });
        const voice = { ...body, id, version: body.version + 1 };
        voices.set(id, voice);
        return { success: true, voice };
      },
      'ai.deleteBrandVoice': ({ params: { id } }: Save) => ({ success: voices.delete(id) }),
    },
  };
}
