import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { setting } from '../config.ts';

export const planEnv = {
  /** Read it with `plansApply`. */
  PLANS: setting.autoOnOff(),
  SANDBOX: setting.autoOnOff(),
};

interface PlanSwitch {
  readonly PLANS: 'auto' | 'on' | 'off';
  readonly SANDBOX: 'auto' | 'on' | 'off';
  readonly PUBLIC_URL: string;
}

/**
 * Returns whether plans apply. `auto`: where the sandbox checkout may stand in for payments. Stripe's key is known to
 * billing only, so compositions that know the key say `on` instead of `auto`.
 */
export const plansApply = ({ PLANS, SANDBOX, PUBLIC_URL }: PlanSwitch): boolean =>
  PLANS === 'on' || (PLANS === 'auto' && SANDBOX !== 'off' && isThisMachine(new URL(PUBLIC_URL).hostname));
