import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAltTexts } from '../model/alt-texts.ts';

/** Saves descriptions of images: after a pause, when a field or the page is left, and once the browser is online. */
export function useAltTexts(onSaved: (media: MediaView) => void) {
  const api = useApi();
  const [texts] = useState(() =>
    createAltTexts(async (id, alt_text) => {
      const call = { params: { id }, body: { alt_text }, keepalive: true };
      onSaved((await api.call(describeMedia, call)).media);
    }),
  );
  const altTexts = useSyncExternalStore(texts.subscribe, texts.get);
  useEffect(() => {
    const save = (): void => void texts.flush();
    for (const event of MOMENTS) globalThis.addEventListener(event, save);
    return () => {
      for (const event of MOMENTS) globalThis.removeEventListener(event, save);
      save();
    };
  }, [texts]);
  return { typed: altTexts, type: texts.type, forget: texts.forget, flush: texts.flush };
}

const MOMENTS = ['focusout', 'pagehide', 'online'] as const;
