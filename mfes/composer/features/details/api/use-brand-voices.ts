import type { BrandVoice, BrandVoiceWords } from '@carillon/contracts/http/ai/brand-voice.ts';
import { deleteBrandVoice } from '@carillon/contracts/http/ai/delete-brand-voice.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['brand-voices'];

/** The workspace's brand voices, by name, once somebody needs them. */
export function useBrandVoices(isEnabled: boolean) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(listBrandVoices, { signal })).voices,
    enabled: isEnabled,
    networkMode: 'always',
    retry: false,
  });
  return { voices: data ?? null, error, refetch };
}

export interface VoiceWrite extends BrandVoiceWords {
  readonly id: string;
  /** The one that was seen; 0 for a new voice. */
  readonly version: number;
}

export function useSaveVoice(onSaved: (voice: BrandVoice) => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction(
    async ({ id, ...body }: VoiceWrite) => (await api.call(saveBrandVoice, { params: { id }, body })).voice,
    {
      async onDone(voice) {
        await refresh();
        onSaved(voice);
      },
      onFailed: () => void refresh(),
    },
  );
}

export function useDeleteVoice() {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((id: string) => api.call(deleteBrandVoice, { params: { id } }), { onDone: refresh });
}

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
