import {
  BILLING_PERIODS,
  type BillingPeriod,
  chargeOf,
  PERIOD_TERMS,
  PLAN_NAMES,
  PLANS,
  type Plan,
  SIGN_UP_BONUS_PERCENT,
} from '@carillon/contracts/domain/plans.ts';
import { startCheckout } from '@carillon/contracts/http/billing/checkout.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { errorText, useMay } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useChangePlan } from '../api/use-change-plan.ts';
import { useBuy } from '../api/use-checkout.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans, and what each costs in a billing period. */
export function PlanChoice({ plan: current }: { plan: PlanView }): ReactNode {
  const [chosen, setChosen] = useState<BillingPeriod | null>(null);
  const period = chosen ?? current.period ?? 'monthly';
  const mayBuy = useMay(startCheckout);
  const buy = useBuy();
  const change = useChangePlan();
  const error = buy.error ?? change.error;
  /** In its own period a plan that renews is changed; everything else is bought. */
  const changes = current.status === 'active' && current.renews && current.period === period;
  const choose = (plan: Plan): void => void (changes ? change.run(plan) : buy.run({ plan, period }));
  const has = (plan: Plan): boolean =>
    current.status === 'active' && current.plan === plan && current.period === period;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{current.plan ? 'Change plan' : 'Choose a plan'}</h2>
      <fieldset className="account-periods">
        <legend className="visually-hidden">Billing period</legend>
        {BILLING_PERIODS.map((name) => (
          <label key={name}>
            <input type="radio" name="period" checked={period === name} onChange={() => setChosen(name)} />
            {PERIOD_TERMS[name].name}
          </label>
        ))}
      </fieldset>
      {current.bonus && (
        <p className="muted">
          Your first payment is {SIGN_UP_BONUS_PERCENT}% lower: the sign-up bonus is taken off at checkout.
        </p>
      )}
      {!mayBuy && <p className="muted">Only the owner of this workspace can choose a plan.</p>}
      {error && <Alert type="error" showIcon role="alert" title={errorText(error)} />}
      <ul className="account-plans">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan}
            {...{ plan, period }}
            charge={chargeOf(plan, period, current.bonus)}
            action={has(plan) ? null : `${changes ? 'Change to' : 'Choose'} ${PLAN_NAMES[plan]}`}
            disabled={!mayBuy || buy.busy || change.busy}
            busy={change.busy ? change.input === plan : buy.busy && buy.input?.plan === plan}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>
    </section>
  );
}
