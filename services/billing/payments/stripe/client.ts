import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
}

const WITHIN_MS = 20_000;

export function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    ...{ timeout: WITHIN_MS, maxNetworkRetries: 2, telemetry: false },
    appInfo: { name: 'Carillon' },
  });
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

/** Null when Stripe does not know it, such as an object of its test mode that is asked for with a live key. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isThere = (error: unknown): boolean => codeOf(error) === 'resource_already_exists';
export const isPaidBackAlready = (error: unknown): boolean => codeOf(error) === 'charge_already_refunded';
export const isDeclined = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError;
