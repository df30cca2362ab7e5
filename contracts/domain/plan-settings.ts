import { NETWORK_SETTINGS } from '../networks/settings.ts';

/** Settings of every process that applies plans; `planEnv` in services/kit reads them. */
export const PLAN_SETTINGS = {
  PLANS: {
    meaning:
      'whether plans apply: `on` gives each workspace a free trial and then the limits of the plan that it buys; `off` limits nothing and shows no price; `auto`: on while only this machine reaches Carillon, and where Stripe takes payments',
    onWith: 'STRIPE_SECRET_KEY',
  },
  SANDBOX: NETWORK_SETTINGS.SANDBOX,
};
