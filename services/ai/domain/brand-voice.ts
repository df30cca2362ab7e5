import type { BrandVoiceWords } from '@carillon/contracts/http/ai/brand-voice.ts';

/** Details of drafts under a name. */
export interface BrandVoice extends BrandVoiceWords {
  readonly id: string;
  readonly workspaceId: string;
  /** One more with each write; 1 after the first. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** What a writer wants to have written, over the version that they saw. */
export interface VoiceWrite extends BrandVoiceWords {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** 0 for a new voice. */
  readonly seen: number;
}

export const written = (before: BrandVoice | null, write: VoiceWrite, now: Date): BrandVoice => ({
  id: write.id,
  workspaceId: write.workspaceId,
  name: write.name,
  details: write.details,
  version: write.seen + 1,
  createdBy: before?.createdBy ?? write.userId,
  createdAt: before?.createdAt ?? now,
  updatedBy: write.userId,
  updatedAt: now,
});

/** Whether a write was made already, and its reply was lost. */
export const isRepeat = (voice: BrandVoice, { seen, name, details }: VoiceWrite): boolean =>
  voice.version === seen + 1 &&
  voice.name === name &&
  JSON.stringify(voice.details) === JSON.stringify(details);

/** Two names that differ in case alone are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
