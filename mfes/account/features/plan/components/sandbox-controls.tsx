import { type PLAN_EVENTS, playSandboxEvent } from '@carillon/contracts/http/billing/checkout.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { errorText, useMay } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSandboxEvent } from '../api/use-change-plan.ts';

const EVENTS: readonly (readonly [(typeof PLAN_EVENTS)[number], string])[] = [
  ['renewed', t`Charge the next period`],
  ['renewal_failed', t`Make the next payment fail`],
  ['refunded', t`Refund`],
];

/** Buttons that simulate a payment provider. */
export function SandboxControls({ plan }: { plan: PlanView }): ReactNode {
  const event = useSandboxEvent();
  if (!useMay(playSandboxEvent) || plan.status === 'ended') return null;
  const availableEvents = EVENTS.filter(([name]) => plan.renews || name === 'refunded');
  return (
    <section className="panel" aria-labelledby="sandbox">
      <h2 id="sandbox">
        <Trans>Sandbox payments</Trans>
      </h2>
      <p className="muted">
        <Trans>This server takes no real payments. Simulate what a payment provider would do.</Trans>
      </p>
      {event.error && <Alert type="error" showIcon role="alert" title={errorText(event.error)} />}
      <div className="account-actions">
        {availableEvents.map(([name, text]) => (
          <Button
            key={name}
            loading={event.busy && event.input === name}
            onClick={() => void event.run(name)}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}
