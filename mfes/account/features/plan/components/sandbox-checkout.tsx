import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import { errorText, useNavigate } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useEndCheckout } from '../api/use-checkout.ts';
import { dollars } from '../model/plan-text.ts';
import { Order } from './order.tsx';

const FAILED = t`The payment failed. Nothing was charged. Try again, or cancel.`;

/** Replaces a payment provider's page. */
export function SandboxCheckout({ checkout }: { checkout: CheckoutView }): ReactNode {
  const navigate = useNavigate();
  const [declined, setDeclined] = useState(false);
  const end = useEndCheckout((outcome) => {
    if (outcome === 'failed') setDeclined(true);
    else navigate('/account/plan', { replace: true });
  });
  const button = (event: 'paid' | 'failed' | 'canceled', text: string): ReactNode => (
    <Button
      type={event === 'paid' ? 'primary' : event === 'canceled' ? 'text' : 'default'}
      disabled={end.busy && end.input?.event !== event}
      loading={end.busy && end.input?.event === event}
      onClick={() => void end.run({ checkout: checkout.id, event })}
    >
      {text}
    </Button>
  );
  return (
    <section className="panel account-checkout" aria-label={t`Your order`}>
      <p className="muted">
        <Trans>This is a test payment provider. No real money is charged.</Trans>
      </p>
      <Order {...checkout} />
      {declined && <Alert type="error" showIcon role="alert" title={FAILED} />}
      {end.error && <Alert type="error" showIcon role="alert" title={errorText(end.error)} />}
      <div className="account-actions">
        {button('paid', t`Pay ${{ amount: dollars(checkout.charge) }}`)}
        {button('failed', t`Simulate a failed payment`)}
        {button('canceled', t`Cancel`)}
      </div>
    </section>
  );
}
