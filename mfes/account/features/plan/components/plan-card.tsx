import { type BillingPeriod, type Plan, PRICES, planName } from '@carillon/contracts/domain/plans.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanStep } from '../model/plan-step.ts';
import { dollars, includes } from '../model/plan-text.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  /** What is charged now, in cents. */
  readonly charge: number;
  readonly step: PlanStep;
  /** It was chosen on the page of the prices. */
  readonly picked: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  onChoose(): void;
}

const PER: Readonly<Record<BillingPeriod, string>> = {
  monthly: t`a month`,
  yearly: t`a year`,
  lifetime: t`once, for good`,
  prepaid: 'for 12 months',
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
  return (
    <li className="panel">
      <h3>{planName(plan)}</h3>
      <p className="account-price">
        <strong className="tabular">{dollars(full)}</strong> {PER[period]}
      </p>
      {charge < full && (
        <p className="muted">
          <Trans>{dollars(charge)} for the first payment</Trans>
        </p>
      )}
      <ul>
        {includes(plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {picked && (
        <p className="muted">
          <Trans>You picked this one</Trans>
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
