import type { Shell } from '@carillon/sdk/shell.ts';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { forgetRoot, remoteRoot } from './remote-loader.ts';

/** One micro-frontend in its place: what shows while it loads, and when it can't. */
export function RemoteView({ name, shell }: { name: string; shell: Shell }): ReactNode {
  // Held, for a root that can't be loaded is not kept, and another would be tried without end.
  const [{ Root, round }, setShown] = useState(() => ({ Root: remoteRoot(name), round: 0 }));
  const retry = (): void => {
    forgetRoot(name);
    setShown({ Root: remoteRoot(name), round: round + 1 });
  };
  return (
    <Boundary key={round} onRetry={retry}>
      <Suspense fallback={<Loading />}>
        <Root shell={shell} />
      </Suspense>
    </Boundary>
  );
}

const SLOW_MS = 8_000;

function Loading(): ReactNode {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" aria-busy="true" aria-live="polite">
      {slow ? (
        <p className="muted">The connection is slow. This page is still loading …</p>
      ) : (
        <span className="visually-hidden">Loading</span>
      )}
      <div className="bone wide" />
      <div className="bone" />
      <div className="bone block" />
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode; onRetry: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failed onRetry={this.props.onRetry} />;
  }
}

/** Without a connection that is why; the page is loaded as soon as there is one. */
function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  const [offline] = useState(() => navigator.onLine === false);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [offline, onRetry]);
  return (
    <div className="state" role="alert">
      <h1>{offline ? 'You are offline' : 'This page could not be loaded'}</h1>
      <p>
        {offline
          ? 'This page is not on your device yet. It loads by itself once you are online again. Nothing that was saved is lost.'
          : 'The rest of Carillon works, and nothing that was saved is lost.'}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
