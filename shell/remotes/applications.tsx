import type { Readable, Shell } from '@carillon/sdk/shell.ts';
import { Trans } from '@lingui/react/macro';
import { registerApplication, setMountMaxTime, setUnmountMaxTime, start } from 'single-spa';
import { Boundary } from './boundary.tsx';
import { lifecyclesOf } from './lifecycles.ts';
import { isAt, type Registry } from './registry.ts';
import { RemoteView } from './remote-view.tsx';

const MAX_MS = 5_000;
const FAILED = (
  <p role="alert">
    <Trans>Something went wrong on this page. Reload to try again.</Trans>
  </p>
);

/** Registers each micro-frontend by its routes. The lifecycles are the shell's own, so a slow one holds up no other. */
export function startApplications(
  registry: Registry,
  outlet: HTMLElement,
  shell: Shell,
  reach: Readable<boolean>,
): void {
  setMountMaxTime(MAX_MS, true);
  setUnmountMaxTime(MAX_MS, true);
  for (const name of Object.keys(registry))
    registerApplication({
      name,
      activeWhen: ({ pathname }) => isAt(registry, name, pathname),
      app: async () =>
        lifecyclesOf(
          outlet,
          <Boundary failed={FAILED}>
            <RemoteView name={name} shell={shell} reach={reach} />
          </Boundary>,
        ),
    });
  start({ urlRerouteOnly: true });
}
