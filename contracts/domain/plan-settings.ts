import { NETWORK_SETTINGS } from '../networks/settings.ts';

/** Settings of every process that applies plans; `planEnv` in services/kit reads them. */
export const PLAN_SETTINGS = {
  PLANS: {
    meaning:
      'whether plans apply. `on`: each workspace gets a free trial, then the limits of the plan that it buys. `off`: no limits and no prices. `auto`: on if Stripe is set up, or while only this machine can reach Carillon',
    onWith: 'STRIPE_SECRET_KEY',
  },
  SANDBOX: NETWORK_SETTINGS.SANDBOX,
};
