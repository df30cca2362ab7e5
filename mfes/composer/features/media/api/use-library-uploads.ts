import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { uploadMedia } from '@carillon/contracts/http/posts/upload-media.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkFiles } from '../model/add-files.ts';
import { createUploads } from '../model/uploads.ts';
import { LIBRARY_KEY } from './use-library.ts';

/** Files on their way to the library, which keeps them until they are deleted. */
export function useLibraryUploads(onDone?: (media: MediaView) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploads] = useState(() =>
    createUploads(
      async ({ id, file }, options) => {
        const form = new FormData();
        form.set('id', id);
        form.set('keep', 'true');
        form.set('file', file);
        return (await api.upload(uploadMedia, form, options)).media;
      },
      (media) => {
        void queries.invalidateQueries({ queryKey: LIBRARY_KEY });
        onDone?.(media);
      },
    ),
  );
  const pending = useSyncExternalStore(uploads.subscribe, uploads.get);
  const busy = pending.some(({ state }) => state === 'uploading' || state === 'waiting');
  useEffect(() => {
    if (!busy) return;
    // The browser asks whether to leave: the file is only here.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [busy]);
  return {
    pending,
    problems,
    retry: uploads.retry,
    remove: uploads.remove,
    add(chosenFiles: readonly File[]): void {
      uploads.forgetRefused();
      const { files, problems: faults } = checkFiles(chosenFiles);
      setProblems(faults);
      uploads.add(files);
    },
  };
}
