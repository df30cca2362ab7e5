import { PERIOD_TERMS, PLAN_NAMES, SIGN_UP_BONUS_PERCENT } from '@carillon/contracts/domain/plans.ts';
import { errorText, Link, QueryView, useNavigate } from '@carillon/sdk/index.ts';
import { Alert, Button, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useCheckout, useEndCheckout } from '../features/plan/api/use-checkout.ts';
import { dollars } from '../features/plan/model/plan-text.ts';
import { STYLES } from '../lib/styles.ts';

/** Stands in for a payment provider's page: no money moves. */
export function CheckoutPage(): ReactNode {
  const query = useCheckout();
  const navigate = useNavigate();
  const [declined, setDeclined] = useState(false);
  const end = useEndCheckout((outcome) => {
    if (outcome === 'failed') setDeclined(true);
    else navigate('/account/plan', { replace: true });
  });
  return (
    <div className="page">
      <style href="account" precedence="default">
        {STYLES}
      </style>
      <PageHeader title="Sandbox checkout" line="A stand-in for a payment provider. No money moves." />
      <QueryView query={query} failed="The checkout could not be loaded" safe="Nothing was paid.">
        {(checkout) =>
          checkout === null ? (
            <EmptyState title="Nothing is being bought">
              <Link to="/account/plan">Choose a plan</Link>
            </EmptyState>
          ) : (
            <section className="panel account-checkout" aria-label="Your order">
              <p className="account-order">
                <span>
                  {PLAN_NAMES[checkout.plan]}, {PERIOD_TERMS[checkout.period].name.toLowerCase()}
                </span>
                <span className="tabular">{dollars(checkout.charge + checkout.bonus)}</span>
              </p>
              {checkout.bonus > 0 && (
                <p className="account-order">
                  <span>Sign-up bonus, {SIGN_UP_BONUS_PERCENT}% off the first payment</span>
                  <span className="tabular">−{dollars(checkout.bonus)}</span>
                </p>
              )}
              <p className="account-order account-total">
                <span>To pay now</span>
                <span className="tabular">{dollars(checkout.charge)}</span>
              </p>
              {declined && (
                <Alert
                  type="error"
                  showIcon
                  role="alert"
                  title="The payment failed. Nothing was charged. Try again, or cancel."
                />
              )}
              {end.error && <Alert type="error" showIcon role="alert" title={errorText(end.error)} />}
              <div className="account-actions">
                <Button
                  type="primary"
                  loading={end.busy && end.input?.outcome === 'paid'}
                  onClick={() => void end.run({ checkout: checkout.id, outcome: 'paid' })}
                >
                  Pay {dollars(checkout.charge)}
                </Button>
                <Button
                  loading={end.busy && end.input?.outcome === 'failed'}
                  onClick={() => void end.run({ checkout: checkout.id, outcome: 'failed' })}
                >
                  Let the payment fail
                </Button>
                <Button
                  type="text"
                  onClick={() => void end.run({ checkout: checkout.id, outcome: 'canceled' })}
                >
                  Cancel
                </Button>
              </div>
            </section>
          )
        }
      </QueryView>
    </div>
  );
}
