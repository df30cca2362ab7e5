import { VOICE_LIMITS, type voiceChangedDetail } from '@carillon/contracts/http/ai/brand-voice.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { z } from 'zod';
import { type BrandVoice, isRepeat, type VoiceWrite, written } from '../domain/brand-voice.ts';
import type { BrandVoiceStore } from '../stores/brand-voices.ts';

interface Deps {
  readonly voices: BrandVoiceStore;
  clock(): Date;
}

/**
 * Writes a brand voice over the version that its writer saw. A write that was made already is done.
 * @throws AppError `voice_changed`, `too_many_voices`, or `validation_failed` for a name that another one has
 */
export async function saveVoice({ voices, clock }: Deps, write: VoiceWrite): Promise<BrandVoice> {
  const { id, workspaceId, seen, name } = write;
  const before = await voices.find(id, workspaceId);
  if (before && isRepeat(before, write)) return before;
  if (before ? before.version !== seen : seen > 0) throw changed(before);
  if (!before) await checkRoom(voices, workspaceId, VOICE_LIMITS.count - 1);

  const voice = written(before, write, clock());
  if (!(await (before ? voices.replace(voice, seen) : voices.insert(voice)))) {
    const now = await voices.find(id, workspaceId);
    if (now && isRepeat(now, write)) return now;
    const named = await voices.findNamed(name, workspaceId);
    if (named && named.id !== id)
      throw invalid({ name: [`There is a brand voice “${named.name}”. Choose another name.`] });
    throw changed(now);
  }
  if (!before) {
    // Counted once more after the write, so that several at a time don't go past it together.
    await checkRoom(voices, workspaceId, VOICE_LIMITS.count).catch(async (full) => {
      await voices.remove(id, workspaceId);
      throw full;
    });
  }
  return voice;
}

async function checkRoom(voices: BrandVoiceStore, workspaceId: string, most: number): Promise<void> {
  if ((await voices.count(workspaceId)) > most) throw new AppError('too_many_voices');
}

function changed(voice: BrandVoice | null): AppError {
  const detail: z.input<typeof voiceChangedDetail> = { voice: voice && viewOf(voice) };
  const message = 'This brand voice was deleted in another tab or by somebody else.';
  return new AppError('voice_changed', { detail, ...(!voice && { message }) });
}

/** A voice as its workspace sees it. */
export const viewOf = ({ id, name, details, version }: BrandVoice) => ({ id, name, details, version });
