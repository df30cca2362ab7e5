import { browserZone, isSameZone, timeOf, useShell, useUserStorage, zoneName } from '@carillon/sdk/index.ts';
import { Button, CloseIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';

const DISMISSED = 'zoneHintDismissed';

/** The zone that the time is meant in, with a way to another; said more plainly once, where the browser is elsewhere. */
export function ZoneNote({ zone }: { zone: string }): ReactNode {
  const { changeTimeZone } = useShell();
  const storage = useUserStorage();
  const here = browserZone();
  const [dismissed, setDismissed] = useState(() => storage?.get(DISMISSED) === here);
  const change = useRef<HTMLButtonElement>(null);
  const zoneLabel = zone.includes('/') ? `${timeOf(zone)} (${zone})` : zone;
  const hint = !dismissed && !isSameZone(zone, here);
  const dismiss = (): void => {
    storage?.set(DISMISSED, here);
    setDismissed(true);
    change.current?.focus();
  };
  return (
    <div className={`composer-zone ${hint ? 'hint' : 'muted'}`}>
      <p>
        {hint
          ? t`Times are in ${zoneLabel}. Your browser is set to ${here}.`
          : t`Time zone: ${{ zone: zoneName(zone) }}`}{' '}
        <Button ref={change} type="link" className="composer-change-zone" onClick={changeTimeZone}>
          <Trans>Change for your account</Trans>
        </Button>
      </p>
      {hint && (
        <Button type="text" aria-label={t`Dismiss the time zone hint`} onClick={dismiss}>
          <CloseIcon size={18} />
        </Button>
      )}
    </div>
  );
}
