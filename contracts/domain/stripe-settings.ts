/** The settings of a billing service that takes payments through Stripe. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: {
    default: 'none',
    meaning:
      'the secret key of your Stripe account (`sk_…` or `rk_…`). With it, users pay with Stripe Checkout; without it, in a sandbox that moves no money',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    default: 'none',
    meaning:
      'the signing secret (`whsec_…`) of the webhook that you add at Stripe for `PUBLIC_URL/api/webhooks/stripe`',
    secret: true,
  },
  STRIPE_API_URL: {
    default: 'Stripe’s own',
    meaning: 'another address for Stripe’s API, for a proxy or a test double',
  },
};
