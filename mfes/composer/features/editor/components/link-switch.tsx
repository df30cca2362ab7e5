import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type LinkTracking, tracksOf } from '../../../lib/link-tracking.ts';

interface LinkSwitchProps {
  readonly tracking: LinkTracking;
  /** Returns the text as written. */
  textOf(network: PlatformName): string;
  readonly platforms: readonly PlatformName[];
  onChange(on: boolean): void;
}

/** Whether the links of this post are tagged: not there where it has none that would be. */
export function LinkSwitch({ tracking, textOf, platforms, onChange }: LinkSwitchProps): ReactNode {
  const { rule, on } = tracking;
  const id = useId();
  if (rule === undefined) return null;
  const { networks, hasLinks } = tracksOf(rule, textOf, platforms);
  if (rule === null)
    return (
      hasLinks && (
        <p className="muted composer-help">
          <Trans>
            Want your analytics to show which clicks come from this post?{' '}
            <a href="/schedule-post/links">Set up link tracking</a>
          </Trans>
        </p>
      )
    );
  if (networks.length === 0) return null;
  const names = listText(networks.map(labelOf));
  return (
    <div className="composer-track">
      <Checkbox checked={on} aria-describedby={id} onChange={({ target }) => onChange(target.checked)}>
        <Trans>Add link tracking</Trans>
      </Checkbox>
      <p id={id} className="muted composer-help">
        {on
          ? t`Adds UTM parameters to links on ${names}.`
          : t`Turn this on to add UTM parameters to links on ${names}.`}{' '}
        <a href="/schedule-post/links">
          <Trans>Edit link tracking</Trans>
        </a>
      </p>
    </div>
  );
}
