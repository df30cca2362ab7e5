import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Part<P> {
  /** Null until it is loaded. */
  component: ComponentType<P> | null;
  load(): Promise<void>;
  readonly meanwhile: (props: P) => ReactNode;
}

const loaders = new Set<() => Promise<void>>();
const AGAIN_MS = 3_000;

/** Loads all that opens on demand, one after the other. */
export async function loadParts(): Promise<void> {
  for (const load of loaders) await load();
}

/**
 * A component whose code comes when it is first shown; until then there is `meanwhile` in its place. Without a
 * connection it is tried again until it is there.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactNode,
): (props: P) => ReactNode {
  let loading: Promise<void> | null = null;
  const part: Part<P> = {
    component: null,
    meanwhile,
    load() {
      loading ??= load().then(
        (component) => {
          part.component = component;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
  loaders.add(part.load);
  return (props) => <Deferred part={part} given={props} />;
}

function Deferred<P extends object>({ part, given }: { part: Part<P>; given: P }): ReactNode {
  const [, setLoaded] = useState(false);
  // What is shown, not what is there by now: it may have come between this and the effect.
  const Shown = part.component;
  useEffect(() => (Shown ? undefined : persist(part, () => setLoaded(true))), [part, Shown]);
  return Shown ? <Shown {...given} /> : part.meanwhile(given);
}

/** Loads it, as often as it takes. Gives the way to stop. */
function persist(part: Pick<Part<never>, 'load'>, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let here = true;
  const attempt = (): void => {
    part.load().then(
      () => here && done(),
      () => {
        if (here) timer = setTimeout(attempt, AGAIN_MS);
      },
    );
  };
  attempt();
  return () => {
    here = false;
    clearTimeout(timer);
  };
}
