import type { Readable, Shell } from '@carillon/sdk/shell.ts';
import { Trans } from '@lingui/react/macro';
import React, { type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import { registerApplication, setMountMaxTime, setUnmountMaxTime, start } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { isAt, type Registry } from './registry.ts';
import { RemoteView } from './remote-view.tsx';

const MOST_MS = 5_000;

/** Registers each micro-frontend by its routes. The lifecycles are the shell's own, so a slow one holds up no other. */
export function startApplications(
  registry: Registry,
  outlet: HTMLElement,
  shell: Shell,
  reach: Readable<boolean>,
): void {
  setMountMaxTime(MOST_MS, true);
  setUnmountMaxTime(MOST_MS, true);
  for (const name of Object.keys(registry)) {
    const rootComponent = (): ReactNode => <RemoteView name={name} shell={shell} reach={reach} />;
    registerApplication({
      name,
      activeWhen: ({ pathname }) => isAt(registry, name, pathname),
      app: async () =>
        singleSpaReact({
          React,
          ReactDOMClient,
          rootComponent,
          domElementGetter: () => outlet,
          errorBoundary: () => (
            <p role="alert">
              <Trans>Something went wrong on this page. Reload to try again.</Trans>
            </p>
          ),
        }),
    });
  }
  start({ urlRerouteOnly: true });
}
