import type { UserStorage } from '@carillon/sdk/index.ts';
import { useEffect, useState } from 'react';
import { loadWork, type SavedWork, WORK_KEY } from '../saved-work.ts';
import { flowFrom, type PostFlow } from './post-flow.ts';
import { takeRescued } from './rescued-work.ts';

/** Where the files of the post are, among those of the user. */
export const FILES_KEY = 'composerMedia';
/** A browser that takes longer to hand out files is not waited for. */
const PATIENCE_MS = 5_000;

export interface Restored {
  readonly flow: PostFlow;
  /** Another tab's post is the one that is kept. */
  readonly elsewhere: boolean;
}

/** Where the user left off; null until the files are there, so that no post is sent without them. */
export function useRestored(storage: UserStorage): Restored | null {
  const [{ saved, elsewhere }] = useState(() => savedWork(storage));
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
    // Those that are kept are the other post's, which may have some of the same name.
    if (elsewhere) begin([]);
    else void storage.files.load(FILES_KEY).then(begin);
    return end;
  }, [storage, saved, elsewhere]);
  return flow && { flow, elsewhere };
}

function savedWork(storage: UserStorage): { saved: SavedWork; elsewhere: boolean } {
  const rescued = takeRescued(window.sessionStorage, storage.userId);
  if (!rescued) return { saved: loadWork(storage), elsewhere: false };
  return { saved: rescued, elsewhere: storage.get(WORK_KEY) !== null };
}
