import type { UserStorage } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';
import { loadWork, type SavedWork } from '../saved-work.ts';
import { flowFrom, type PostFlow } from './post-flow.ts';
import { takeRescued } from './rescued-work.ts';

/** Where the files of the post are, among those of the user. */
export const FILES_KEY = 'composerMedia';
/** A browser that takes longer to hand out files is not waited for. */
const PATIENCE_MS = 5_000;

/** Where the user left off; null until the files are there, so that no post is sent without them. */
export function useRestored(storage: UserStorage): PostFlow | null {
  const [saved] = useState(() => savedWork(storage));
  const [flow, setFlow] = useState(() => (saved.files.length === 0 ? flowFrom(saved) : null));
  useEffect(() => {
    if (saved.files.length === 0) return;
    let waiting = true;
    const begin = (files: readonly File[]): void => {
      if (!waiting) return;
      end();
      setFlow(
        flowFrom(
          saved,
          files.filter(({ name }) => saved.files.includes(name)),
        ),
      );
    };
    const timer = setTimeout(() => begin([]), PATIENCE_MS);
    const end = (): void => {
      waiting = false;
      clearTimeout(timer);
    };
    void storage.files.load(FILES_KEY).then(begin);
    return end;
  }, [storage, saved]);
  return flow;
}

function savedWork(storage: UserStorage): SavedWork {
  return takeRescued(window.sessionStorage, storage.userId) ?? loadWork(storage);
}
