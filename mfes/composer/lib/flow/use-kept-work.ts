import { type UserStorage, useNotices, useShell } from '@carillon/sdk/index.ts';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { readWork, saveWork, textOf, WORK_KEY } from '../saved-work.ts';
import { type PostAction, type PostFlow, workOf } from './post-flow.ts';
import { forgetRescued, rescueWork } from './rescued-work.ts';
import { FILES_KEY } from './use-restored.ts';

export interface KeptWork {
  /** Another tab keeps its own post, so this one's is kept no more. */
  readonly elsewhere: boolean;
  /** This one's is the one to keep. */
  keepHere(): void;
  /** Resolves when the files are kept too, or can't be. */
  settled(): Promise<unknown>;
}

/** Keeps the post for its user, as it changes. One post is kept: that of the tab where something was done last. */
export function useKeptWork(
  storage: UserStorage,
  flow: PostFlow,
  dispatch: Dispatch<PostAction>,
  elsewhereBefore: boolean,
): KeptWork {
  const { media } = flow;
  const [elsewhere, setElsewhere] = useState(elsewhereBefore);
  const work = textOf(workOf(flow));
  const keptFiles = useRef<readonly File[]>(media);
  const keeping = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(
    () =>
      storage.watch(WORK_KEY, (text) => {
        setElsewhere(true);
        // Settled before the same words are sent from here, so that they go out once.
        const { request } = readWork(text);
        if (request?.open) dispatch({ type: 'heard', request });
      }),
    [storage, dispatch],
  );
  useEffect(() => {
    if (!elsewhere) saveWork(storage, workOf(flow));
  }, [storage, flow, elsewhere]);
  useEffect(() => {
    if (elsewhere && work !== null) rescueWork(window.sessionStorage, storage.userId, work);
    else forgetRescued(window.sessionStorage);
  }, [storage, work, elsewhere]);
  useEffect(() => {
    const none = media.length === 0 && keptFiles.current.length === 0;
    if (elsewhere || keptFiles.current === media || none) return;
    keptFiles.current = media;
    keeping.current = storage.files.keep(FILES_KEY, media);
  }, [storage, media, elsewhere]);
  useSessionEnd(storage, work);

  return {
    elsewhere: elsewhere && work !== null,
    keepHere() {
      // The other tab's files are there now, and go even if this one has none.
      keptFiles.current = UNKNOWN;
      setElsewhere(false);
    },
    settled: () => keeping.current,
  };
}

const UNKNOWN: readonly File[] = [new File([], '')];

/** Says that what is written here is not gone when somebody else ends the session. */
function useSessionEnd(storage: UserStorage, work: string | null): void {
  const { session } = useShell();
  const notices = useNotices();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().loggedIn || storage.ended || work === null) return;
        // A log-out in another tab has taken what was kept, or another tab's post is kept.
        if (storage.get(WORK_KEY) !== work) rescueWork(window.sessionStorage, storage.userId, work);
        notices.danger('Your post is kept: log in to go on with it.', 'You were logged out');
      }),
    [session, storage, notices, work],
  );
}
