import { deleteBrandVoice } from '@carillon/contracts/http/ai/delete-brand-voice.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import { saveVoice, viewOf } from '../usecases/save-voice.ts';

export function mountBrandVoices(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, listBrandVoices, async ({ workspaceId }) => ({
    success: true as const,
    voices: (await context.voices.list(workspaceId)).map(viewOf),
  }));

  mount(app, saveBrandVoice, async ({ workspaceId, userId, params, body }) => {
    const { version: seen, ...words } = body;
    const voice = await saveVoice(context, { ...params, ...words, workspaceId, userId, seen });
    return { success: true as const, voice: viewOf(voice) };
  });

  mount(app, deleteBrandVoice, async ({ workspaceId, params }) => {
    await context.voices.remove(params.id, workspaceId);
    return { success: true as const };
  });
}
