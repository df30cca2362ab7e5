import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** @param failed whether it couldn't be loaded yet, and is about to be tried again */
type Meanwhile<P> = (props: P, failed: boolean) => ReactNode;

interface Part<P> {
  /** Null until it is loaded. */
  component: ComponentType<P> | null;
  load(): Promise<void>;
  readonly meanwhile: Meanwhile<P>;
}

const loaders = new Set<() => Promise<void>>();
const AGAIN_MS = 3_000;

/** Loads all that opens on demand, one after the other. */
export async function loadParts(): Promise<void> {
  for (const load of loaders) await load();
}

export interface DeferredComponent<P> {
  (props: P): ReactNode;
  /** Loads it before it is shown. @throws what the import threw */
  load(): Promise<void>;
}

/**
 * A component whose code is loaded when it is first shown. Until then `meanwhile` is rendered, which learns of a
 * failed attempt. Loading is retried until it succeeds. Elements in `meanwhile` are recreated then and lose the
 * focus.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: Meanwhile<P>,
): DeferredComponent<P> {
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
  return Object.assign((props: P) => <Deferred part={part} given={props} />, { load: part.load });
}

function Deferred<P extends object>({ part, given }: { part: Part<P>; given: P }): ReactNode {
  const [, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  // The part being shown, not the one available by now: it may have arrived between this and the
  // effect.
  const Component = part.component;
  useEffect(() => {
    if (!Component)
      return persist(
        part,
        () => setLoaded(true),
        () => setFailed(true),
      );
  }, [part, Component]);
  return Component ? <Component {...given} /> : part.meanwhile(given, failed);
}

/** Loads it, retrying as needed. Returns a function that stops it. */
function persist(part: Pick<Part<never>, 'load'>, done: () => void, fail: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMounted = true;
  const attempt = (): void => {
    part.load().then(
      () => isMounted && done(),
      () => {
        if (!isMounted) return;
        fail();
        timer = setTimeout(attempt, AGAIN_MS);
      },
    );
  };
  attempt();
  return () => {
    isMounted = false;
    clearTimeout(timer);
  };
}
