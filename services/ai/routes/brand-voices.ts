import { VOICE_LIMITS } from '@carillon/contracts/http/ai/brand-voice.ts';
import { deleteBrandVoice } from '@carillon/contracts/http/ai/delete-brand-voice.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { saveNamedItem, viewOf } from '@carillon/kit/named/save-named.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';

export function mountBrandVoices(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, listBrandVoices, async ({ workspaceId }) => ({
    success: true as const,
    voices: (await context.stores.voices.list(workspaceId)).map(viewOf),
  }));

  mount(app, saveBrandVoice, async ({ workspaceId, userId, params, body }) => {
    const { version: seenVersion, ...words } = body;
    const deps = { items: context.stores.voices, clock: context.clock };
    const voice = await saveNamedItem(VOICES, deps, {
      ...params,
      workspaceId,
      userId,
      seen: seenVersion,
      words,
    });
    return { success: true as const, voice: viewOf(voice) };
  });

  mount(app, deleteBrandVoice, async ({ workspaceId, params }) => {
    await context.stores.voices.remove(params.id, workspaceId);
    return { success: true as const };
  });
}

const VOICES = {
  noun: 'brand_voice',
  key: 'voice',
  most: VOICE_LIMITS.count,
  changed: 'voice_changed',
  tooMany: 'too_many_voices',
} as const;
