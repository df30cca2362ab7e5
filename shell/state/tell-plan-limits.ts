import type { ErrorName } from '@carillon/contracts/errors.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { asApiError } from '@carillon/sdk/api/errors.ts';
import type { ToastStore } from './toasts.ts';

const LIMITS: ReadonlySet<ErrorName> = new Set<ErrorName>(['plan_limit', 'words_used_up']);
const WAY_UP = { href: '/account/plan', text: 'See your plan' };

/** The one place that tells what a plan does not include, with the way up; the page says of its own what failed. */
export function tellPlanLimits(api: ApiClient, toasts: Pick<ToastStore, 'lead'>): ApiClient {
  const told = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      const refusal = asApiError(error);
      if (refusal && LIMITS.has(refusal.code)) toasts.lead(refusal.message, WAY_UP);
      throw error;
    }
  };
  return {
    call: (operation, input) => told(api.call(operation, input)),
    stream: (operation, input, onLine) => told(api.stream(operation, input, onLine)),
    upload: (operation, form, options) => told(api.upload(operation, form, options)),
  };
}
