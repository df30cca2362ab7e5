import {
  BILLING_PERIODS,
  type BillingPeriod,
  chargeOf,
  PLANS,
  type Plan,
  SIGN_UP_BONUS_PERCENT,
} from '@carillon/contracts/domain/plans.ts';
import { startCheckout } from '@carillon/contracts/http/billing/checkout.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { errorText, longDay, Question, useAccountZone, useLocation, useMay } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useChangePlan, useQuote } from '../api/use-change-plan.ts';
import { useBuy } from '../api/use-checkout.ts';
import { PERIOD_NAMES } from '../model/period-text.ts';
import { type PlanStep, stepTo } from '../model/plan-step.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans, and what each costs in a billing period. The plan and period chosen among the prices are in the address. */
export function PlanChoice({ plan: current }: { plan: PlanView }): ReactNode {
  const params = new URLSearchParams(useLocation().search);
  const zone = useAccountZone();
  const [chosenPeriod, setChosenPeriod] = useState<BillingPeriod | null>(null);
  const [asking, setAsking] = useState<{ readonly plan: Plan; readonly step: PlanStep } | null>(null);
  const askedPeriod = BILLING_PERIODS.find((one) => one === params.get('period'));
  const currentPeriod = BILLING_PERIODS.find((one) => one === current.period);
  const period = chosenPeriod ?? askedPeriod ?? currentPeriod ?? 'monthly';
  const mayBuy = useMay(startCheckout);
  const buy = useBuy();
  const change = useChangePlan();
  const quote = useQuote();
  const error = buy.error ?? change.error ?? quote.error;
  const day = (date: Date): string => longDay(date, zone);
  const take = async (plan: Plan, { kind }: PlanStep): Promise<void> => {
    const done = await (kind === 'change' ? change.run(plan) : buy.run({ plan, period }));
    if (done !== null) setAsking(null);
  };
  const choose = async (plan: Plan, step: PlanStep): Promise<void> => {
    if (step.says === null) return take(plan, step);
    const cents = step.isQuoted ? await quote.run(plan) : 0;
    if (cents !== null) setAsking({ plan, step: stepTo(current, { plan, period }, day, cents) });
  };
  const isBusyWith = (plan: Plan): boolean =>
    (change.busy && change.input === plan) ||
    (quote.busy && quote.input === plan) ||
    (buy.busy && buy.input?.plan === plan);
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{current.plan ? t`Change plan` : t`Choose a plan`}</h2>
      <fieldset className="account-periods">
        <legend className="visually-hidden">
          <Trans>Billing period</Trans>
        </legend>
        {BILLING_PERIODS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="period"
              checked={period === name}
              onChange={() => setChosenPeriod(name)}
            />
            {PERIOD_NAMES[name]}
          </label>
        ))}
      </fieldset>
      {current.bonus && (
        <p className="muted">
          <Trans>
            Your first payment is {SIGN_UP_BONUS_PERCENT}% off. The sign-up bonus is applied at checkout.
          </Trans>
        </p>
      )}
      {!mayBuy && (
        <p className="muted">
          <Trans>Only owners of this workspace can choose a plan.</Trans>
        </p>
      )}
      {error && !asking && <Alert type="error" showIcon role="alert" title={errorText(error)} />}
      <ul className="account-plans">
        {PLANS.map((plan) => {
          const step = stepTo(current, { plan, period }, day);
          return (
            <PlanCard
              key={plan}
              {...{ plan, period, step }}
              charge={chargeOf(plan, period, current.bonus)}
              picked={params.get('plan') === plan && askedPeriod === period}
              disabled={!mayBuy || current.pending !== null || buy.busy || change.busy || quote.busy}
              busy={isBusyWith(plan)}
              onChoose={() => void choose(plan, step)}
            />
          );
        })}
      </ul>
      {asking && (
        <Question
          title={asking.step.question}
          action={asking.step.action}
          keep={t`Keep my plan`}
          busy={buy.busy || change.busy}
          error={error && errorText(error)}
          onConfirm={() => void take(asking.plan, asking.step)}
          onClose={() => setAsking(null)}
        >
          {asking.step.says}
        </Question>
      )}
    </section>
  );
}
