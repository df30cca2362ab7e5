import { isOnline, useOnlineAgain } from '@carillon/sdk/online/online.ts';
import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import type { Readable, Shell } from '@carillon/sdk/shell.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from './boundary.tsx';
import { forgetRoot, remoteRoot } from './remote-loader.ts';

interface RemoteViewProps {
  readonly name: string;
  readonly shell: Shell;
  /** Whether the server can be reached. */
  readonly reach: Readable<boolean>;
}

/** One micro-frontend in its place: what shows while it loads, and when it can't. */
export function RemoteView({ name, shell, reach }: RemoteViewProps): ReactNode {
  // Held, for a root that can't be loaded is not kept, and another would be tried without end.
  const [{ Root, round }, setView] = useState(() => ({ Root: remoteRoot(name), round: 0 }));
  const retry = (): void => {
    forgetRoot(name);
    setView({ Root: remoteRoot(name), round: round + 1 });
  };
  return (
    <Boundary key={round} failed={<Failed shell={shell} reach={reach} onRetry={retry} />}>
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
        <p className="muted">
          <Trans>The connection is slow. This page is still loading…</Trans>
        </p>
      ) : (
        <span className="visually-hidden">
          <Trans>Loading</Trans>
        </span>
      )}
      <div className="bone wide" />
      <div className="bone" />
      <div className="bone block" />
    </div>
  );
}

/** Without a connection or the server, says that this is why. The page loads as soon as it is back. */
function Failed({ shell, reach, onRetry }: Omit<RemoteViewProps, 'name'> & { onRetry(): void }): ReactNode {
  const isReached = useReadable(reach);
  const [offline] = useState(() => !isOnline());
  useOnlineAgain(offline, onRetry);
  useEffect(() => shell.events.onResume(onRetry), [shell, onRetry]);
  const { title, text } = offline ? OFFLINE : isReached ? BROKEN : AWAY;
  return (
    <div className="state" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        <Trans>Retry</Trans>
      </button>
    </div>
  );
}

const OFFLINE = {
  title: t`You’re offline`,
  text: t`This page isn’t on your device yet. It loads automatically once you’re back online. Your saved work is safe.`,
};
const AWAY = {
  title: t`Carillon can’t be reached`,
  text: t`Your saved work is safe. This page loads automatically once Carillon is back.`,
};
const BROKEN = {
  title: t`Couldn’t load this page`,
  text: t`The rest of Carillon still works, and your saved work is safe.`,
};
