import { UiProvider } from '@carillon/ui/index.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { asApiError, asInvalidReply, isLateResponse } from '../api/errors.ts';
import type { RemoteProps, Shell } from '../shell.ts';
import { ConnectPlace } from '../social/connect-place.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ShellContext, useReadable } from './shell-context.tsx';

/** Makes a micro-frontend's root: theme, queries, router and error boundary around it. */
export function defineRemote(Root: ComponentType): ComponentType<RemoteProps> {
  return function Remote({ shell }: RemoteProps): ReactNode {
    const [queries] = useState(createQueries);
    // Missed events can only be made up for by loading everything again.
    useEffect(() => shell.events.onResume(() => void queries.invalidateQueries()), [shell, queries]);
    const mode = useReadable(shell.mode);
    const { loggedIn } = useReadable(shell.session);
    return (
      <ShellContext value={shell}>
        <UiProvider mode={mode} prepare={loggedIn}>
          <ErrorBoundary>
            <QueryClientProvider client={queries}>
              <ShellRouter shell={shell}>
                <ConnectPlace>
                  <Root />
                </ConnectPlace>
              </ShellRouter>
            </QueryClientProvider>
          </ErrorBoundary>
        </UiProvider>
      </ShellContext>
    );
  };
}

function ShellRouter({ shell, children }: { shell: Shell; children: ReactNode }): ReactNode {
  const location = useReadable(shell.location);
  return (
    <Router location={location} navigator={navigatorOf(shell)}>
      {children}
    </Router>
  );
}

const navigatorOf = (shell: Shell): Navigator => {
  const path = (to: Parameters<Navigator['push']>[0]): string =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: path,
    go: (delta) => window.history.go(delta),
    push: (to) => shell.navigate(path(to)),
    replace: (to) => shell.navigate(path(to), { replace: true }),
  };
};

/** A refusal with a name is an answer; only silence is worth asking again. */
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A user who has already waited that long decides whether to wait again.
        retry: (failures, error) =>
          !asApiError(error) && !asInvalidReply(error) && !isLateResponse(error) && failures < 2,
      },
    },
  });
