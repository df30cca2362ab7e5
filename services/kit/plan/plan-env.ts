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
 * Returns whether plans apply. `auto`: if the sandbox checkout may replace payments. Only billing knows Stripe's key,
 * so compositions that know it set `on` instead of `auto`.
 */
export const plansApply = ({ PLANS, SANDBOX, PUBLIC_URL }: PlanSwitch): boolean =>
  PLANS === 'on' || (PLANS === 'auto' && SANDBOX !== 'off' && isThisMachine(new URL(PUBLIC_URL).hostname));
