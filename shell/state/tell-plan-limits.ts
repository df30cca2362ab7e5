import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { isPlanRefusal } from '@carillon/sdk/api/plan-refusal.ts';
import { t } from '@lingui/core/macro';
import type { ToastStore } from './toasts.ts';

const WAY_UP = { href: '/account/plan', text: t`See your plan` };

/** The one place that reports a plan's limits, with a link to the plans; the page itself reports what failed. */
export function tellPlanLimits(api: ApiClient, toasts: Pick<ToastStore, 'lead'>): ApiClient {
  const withPlanNotice = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (isPlanRefusal(error)) toasts.lead((error as Error).message, WAY_UP);
      throw error;
    }
  };
  return {
    ...api,
    call: (operation, input) => withPlanNotice(api.call(operation, input)),
    stream: (operation, input, onLine) => withPlanNotice(api.stream(operation, input, onLine)),
    upload: (operation, form, options) => withPlanNotice(api.upload(operation, form, options)),
  };
}
