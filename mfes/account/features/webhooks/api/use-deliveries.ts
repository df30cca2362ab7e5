import { getWebhookDelivery } from '@carillon/contracts/http/webhooks/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { pingWebhook } from '@carillon/contracts/http/webhooks/ping-webhook.ts';
import { redeliverWebhook } from '@carillon/contracts/http/webhooks/redeliver-webhook.ts';
import type { WebhookDelivery } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRefresh, WEBHOOKS_KEY } from './use-webhooks.ts';

const SOON_MS = 1_000;
const isOnItsWay = ({ status, tries }: WebhookDelivery): boolean => status === 'waiting' && tries === 0;

/** A webhook's log page by page, the newest event first. */
export function useDeliveries(id: string, problemsOnly: boolean) {
  const api = useApi();
  const status = problemsOnly ? ({ status: 'problem' } as const) : {};
  return useInfiniteQuery({
    queryKey: [...WEBHOOKS_KEY, 'log', id, problemsOnly],
    queryFn: ({ pageParam: before }) =>
      api.call(listWebhookDeliveries, { params: { id }, query: { ...status, ...(before && { before }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // A delivery in progress will arrive in a moment.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? SOON_MS : false,
    select: ({ pages }) => pages.flatMap(({ deliveries }) => deliveries),
  });
}

/** A delivery with its payload and the receiver's reply. */
export function useDelivery(id: string, delivery: string) {
  const api = useApi();
  const queryFn = async () => (await api.call(getWebhookDelivery, { params: { id, delivery } })).delivery;
  return useQuery({ queryKey: [...WEBHOOKS_KEY, 'delivery', delivery], queryFn });
}

export function useRedeliver(id: string, onDone: () => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((delivery: string) => api.call(redeliverWebhook, { params: { id, delivery } }), {
    async onDone() {
      await refresh();
      onDone();
    },
  });
}

export function usePing(onDone: () => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((id: string) => api.call(pingWebhook, { params: { id } }), {
    async onDone() {
      await refresh();
      onDone();
    },
  });
}
