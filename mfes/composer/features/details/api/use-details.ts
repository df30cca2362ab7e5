import type { TypedDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { BrandVoice } from '@carillon/contracts/http/ai/brand-voice.ts';
import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { useSession, useUserStorage } from '@carillon/sdk/index.ts';
import { useState } from 'react';
import { withVoice } from '../model/details.ts';
import { useBrandVoices } from './use-brand-voices.ts';

/** The part of the details that a draft stores. */
export type StoredDetails = Pick<DraftContent, 'details' | 'voice_id'>;

export interface DetailsHandle {
  readonly details: TypedDetails;
  readonly voice: BrandVoice | null;
  /** Null as long as they are not known. */
  readonly voices: readonly BrandVoice[] | null;
  /** The draft was written with a voice that is gone. */
  readonly voiceGone: boolean;
  readonly error: Error | null;
  /** Somebody wants to see the voices. */
  need(): void;
  retry(): void;
  change(details: TypedDetails): void;
  choose(voice: BrandVoice | null): void;
  /** Called when the chosen voice was changed, or a voice was created from these details. */
  saved(voice: BrandVoice): void;
  deleted(): void;
  /** For the draft to remember what it is written with. */
  readonly inUse: StoredDetails;
}

/** The details beside the topic. A new draft begins with the brand voice that was used last. */
export function useDetails(
  stored: StoredDetails,
  onChange: (storedDetails: StoredDetails) => void,
): DetailsHandle {
  const [last, remember] = useLastVoice();
  const [isNeeded, setIsNeeded] = useState(false);
  const id = stored.details === null ? last : stored.voice_id;
  const { voices, error, refetch } = useBrandVoices(isNeeded || id !== null);
  const voice = voices?.find((one) => one.id === id) ?? null;
  const details = stored.details ?? voice?.details ?? {};
  const put = (next: TypedDetails, voiceId: string | null): void => {
    remember(voiceId);
    onChange({ details: next, voice_id: voiceId });
  };
  return {
    details,
    voice,
    voices,
    error,
    voiceGone: stored.voice_id !== null && voices !== null && voice === null,
    need: () => setIsNeeded(true),
    retry: () => void refetch(),
    change: (next) => onChange({ details: next, voice_id: id }),
    choose: (next) => put(withVoice(details, voice?.details, next?.details), next?.id ?? null),
    saved: (next) => put(next.details, next.id),
    deleted: () => put(details, null),
    inUse: { details: stored.details ?? voice?.details ?? null, voice_id: voice?.id ?? stored.voice_id },
  };
}

/** Which voice the user last chose in this workspace, in this browser. */
function useLastVoice(): [string | null, (id: string | null) => void] {
  const storage = useUserStorage();
  const { user } = useSession();
  const key = `brandVoice:${user?.workspace.id ?? ''}`;
  const [last, setLast] = useState(() => storage?.get(key) ?? null);
  return [
    last,
    (id) => {
      if (id === null) storage?.remove(key);
      else storage?.set(key, id);
      setLast(id);
    },
  ];
}
