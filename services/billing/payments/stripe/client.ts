import type Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const WITHIN_MS = 20_000;

/** Loads the library, which is large, only where Stripe takes payments. */
export async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: WITHIN_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Carillon' },
  });
}

/** The library's errors name their class in `type`, such as `StripeCardError`. */
const isOfStripe = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

const codeOf = (error: unknown): string | undefined => (isOfStripe(error) ? error.code : undefined);

export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

/** Null when Stripe does not know it, such as an object of its test mode that is asked for with a live key. */
export async function unlessMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isThere = (error: unknown): boolean => codeOf(error) === 'resource_already_exists';
export const isPaidBackAlready = (error: unknown): boolean => codeOf(error) === 'charge_already_refunded';
export const isDeclined = (error: unknown): boolean => isOfStripe(error) && error.type === 'StripeCardError';
