import { SIGN_UP_BONUS_PERCENT } from '@carillon/contracts/domain/plans.ts';
import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { orderName } from '../model/period-text.ts';
import { dollars } from '../model/plan-text.ts';

interface OrderProps extends CheckoutView {
  readonly due?: string;
}

/** Shows the order: the plan, the sign-up bonus taken off, and the amount due. */
export const Order = ({ plan, period, charge, bonus, due = t`Due now` }: OrderProps): ReactNode => (
  <>
    <p className="account-order">
      <span>{orderName(plan, period)}</span>
      <span className="tabular">{dollars(charge + bonus)}</span>
    </p>
    {bonus > 0 && (
      <p className="account-order">
        <span>
          <Trans>Sign-up bonus, {SIGN_UP_BONUS_PERCENT}% off the first payment</Trans>
        </span>
        <span className="tabular">−{dollars(bonus)}</span>
      </p>
    )}
    <p className="account-order account-total">
      <span>{due}</span>
      <span className="tabular">{dollars(charge)}</span>
    </p>
  </>
);
