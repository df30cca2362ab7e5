import { type BillingPeriod, type Plan, PRICES, planName } from '@carillon/contracts/domain/plans.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanStep } from '../model/plan-step.ts';
import { dollars, includes } from '../model/plan-text.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  /** The amount charged now, in cents. */
  readonly charge: number;
  readonly step: PlanStep;
  /** It was chosen on the page of the prices. */
  readonly picked: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  onChoose(): void;
}

const Price = ({ full, period }: { readonly full: number; readonly period: BillingPeriod }): ReactNode => {
  const price = <strong className="tabular">{dollars(full)}</strong>;
  if (period === 'monthly') return <Trans>{price} a month</Trans>;
  if (period === 'yearly') return <Trans>{price} a year</Trans>;
  return period === 'lifetime' ? <Trans>{price} once, for life</Trans> : <Trans>{price} for 12 months</Trans>;
};

export function PlanCard({
  plan,
  period,
  charge,
  step,
  picked,
  disabled,
  busy,
  onChoose,
}: PlanCardProps): ReactNode {
  const full = PRICES[plan][period] * 100;
  const first = dollars(charge);
  return (
    <li className="panel">
      <h3>{planName(plan)}</h3>
      <p className="account-price">
        <Price full={full} period={period} />
      </p>
      {charge < full && (
        <p className="muted">
          <Trans>{first} for the first payment</Trans>
        </p>
      )}
      <ul>
        {includes(plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {picked && (
        <p className="muted">
          <Trans>You chose this plan</Trans>
        </p>
      )}
      {step.kind !== 'none' ? (
        <Button type="primary" disabled={disabled && !busy} loading={busy} onClick={onChoose}>
          {step.action}
        </Button>
      ) : (
        <p className="account-own">{step.says}</p>
      )}
    </li>
  );
}
