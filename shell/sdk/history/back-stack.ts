/** Layers that Back closes before it leaves the page: each open dialog is an entry of the browser's history. */
export interface BackStack {
  /** Something is open that Back closes, until the returned function is called. */
  open(close: () => void): () => void;
  /** Runs at once, or after a step back that is on its way: a page that is gone to before it would be left by it. */
  whenSettled(run: () => void): void;
  /** Goes to another document. Dialogs that close on the way take no step back, which would end the way there. */
  leave(go: () => void): void;
  /** Ends it. */
  end(): void;
}

/** The member of an entry's state that says how many dialogs are open there. */
const DEPTH = 'dialogs';

/** How long a step back may take. One that leads nowhere causes no event. */
const MAX_MS = 500;

/**
 * Follows the dialogs that are open with entries of the history, one each. What opens and closes within one moment
 * changes nothing, so neither one dialog after another nor React's strict effects leave anything behind.
 */
export function createBackStack(page: Window): BackStack {
  const layers: { readonly close: () => void }[] = [];
  const waiting: (() => void)[] = [];
  let place = '';
  let going: ReturnType<typeof setTimeout> | null = null;
  let isAsking = false;
  let leaving = false;
  let hasEnded = false;

  const depth = (): number => Number(page.history.state?.[DEPTH] ?? 0);
  const currentPath = (): string => page.location.pathname + page.location.search;

  const follow = (): void => {
    isAsking = false;
    if (going !== null || leaving || hasEnded) return;
    const surplus = depth() - layers.length;
    if (surplus > 0) return goBack(surplus);
    // The page may have scrolled when the dialog closes, and must not jump back.
    if (depth() === 0 && layers.length > 0) page.history.scrollRestoration = 'manual';
    for (let at = depth() + 1; at <= layers.length; at++)
      page.history.pushState({ ...page.history.state, [DEPTH]: at }, '');
    if (layers.length > 0) place = currentPath();
  };
  const followSoon = (): void => {
    if (isAsking) return;
    isAsking = true;
    setTimeout(follow);
  };
  const goBack = (by: number): void => {
    going = setTimeout(settle, MAX_MS);
    page.history.go(-by);
  };
  const settle = (): void => {
    if (going !== null) clearTimeout(going);
    going = null;
    for (const run of waiting.splice(0)) run();
  };
  const restoreScrolling = (): void => {
    if (!hasEnded && depth() === 0 && layers.length === 0) page.history.scrollRestoration = 'auto';
  };
  const onPop = (): void => {
    // The browser would scroll a moment after this event.
    setTimeout(restoreScrolling, MAX_MS);
    if (going !== null) settle();
    // A user who has gone to another page takes along the dialogs that are still open.
    else if (currentPath() === place) for (const layer of layers.slice(depth()).reverse()) layer.close();
    // One that did not close is an entry again; an entry whose dialog is long closed is gone over.
    followSoon();
  };

  const whenSettled = (run: () => void): void => {
    if (going === null) run();
    else waiting.push(run);
  };
  /** The browser may show the page again as it was left. */
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    leaving = false;
    followSoon();
  };

  page.addEventListener('popstate', onPop);
  page.addEventListener('pageshow', onShow);
  // The entries of dialogs that a reload has closed: Back would do nothing there.
  if (depth() > 0) followSoon();
  return {
    open(close) {
      // A user who opens a dialog has stayed here after all.
      leaving = false;
      const layer = { close };
      layers.push(layer);
      followSoon();
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        followSoon();
      };
    },
    whenSettled,
    leave(go) {
      whenSettled(() => {
        leaving = true;
        go();
      });
    },
    end() {
      hasEnded = true;
      page.removeEventListener('popstate', onPop);
      page.removeEventListener('pageshow', onShow);
    },
  };
}
