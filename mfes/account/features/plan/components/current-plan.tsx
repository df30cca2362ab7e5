import { cancelPlan, openPaymentPortal } from '@carillon/contracts/http/billing/change-plan.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { errorText, longDay, Question, useAccountZone, useMay } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCancelPlan, usePortal } from '../api/use-change-plan.ts';
import { nameOf, outlookOf, pendingText } from '../model/plan-text.ts';

/** The plan by name, what becomes of it, and the way out. */
export function CurrentPlan({ plan }: { plan: PlanView }): ReactNode {
  const zone = useAccountZone();
  const mayCancel = useMay(cancelPlan) && plan.status === 'active' && plan.renews;
  const portal = usePortal();
  const mayPay = useMay(openPaymentPortal) && plan.provider === 'stripe' && plan.renews;
  const [asking, setAsking] = useState(false);
  const cancel = useCancelPlan();
  const day = (date: Date): string => longDay(date, zone);
  const end = plan.ends_at && day(new Date(plan.ends_at));
  const sure = async (): Promise<void> => {
    if ((await cancel.run(undefined)) !== null) setAsking(false);
  };
  return (
    <section className="panel account-current" aria-labelledby="current-plan">
      <div>
        <h2 id="current-plan">{nameOf(plan)}</h2>
        <p className="muted">{outlookOf(plan, day)}</p>
        {plan.pending && <p role="status">{pendingText(plan.pending)}</p>}
      </div>
      {(mayPay || mayCancel) && (
        <div className="account-actions">
          {mayPay && (
            <Button loading={portal.busy} onClick={() => void portal.run(undefined)}>
              <Trans>Card and invoices</Trans>
            </Button>
          )}
          {mayCancel && (
            <Button onClick={() => setAsking(true)}>
              <Trans>Cancel plan</Trans>
            </Button>
          )}
        </div>
      )}
      {portal.error && <Alert type="error" showIcon role="alert" title={errorText(portal.error)} />}
      {asking && (
        <Question
          title={t`Cancel the plan?`}
          action={t`Cancel plan`}
          keep={t({ message: 'Keep plan', context: 'what is paid for' })}
          danger
          busy={cancel.busy}
          error={cancel.error && errorText(cancel.error)}
          onConfirm={() => void sure()}
          onClose={() => setAsking(false)}
        >
          {end
            ? t`Your plan runs until ${end}, and you won’t be charged again. You won’t lose any data.`
            : t`You won’t be charged again, and you won’t lose any data.`}
        </Question>
      )}
    </section>
  );
}
