import { changeWebhook } from '@carillon/contracts/http/webhooks/change-webhook.ts';
import { createWebhook } from '@carillon/contracts/http/webhooks/create-webhook.ts';
import { deleteWebhook } from '@carillon/contracts/http/webhooks/delete-webhook.ts';
import { listWebhooks } from '@carillon/contracts/http/webhooks/list-webhooks.ts';
import { rotateWebhookSecret } from '@carillon/contracts/http/webhooks/rotate-webhook-secret.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const WEBHOOKS_KEY = ['webhooks'];

/** The workspace's webhooks, as they are while the page is open. */
export function useWebhooks() {
  const api = useApi();
  const refresh = useRefresh();
  useLiveEvents('webhooks.changed', () => void refresh());
  const queryFn = async () => (await api.call(listWebhooks)).webhooks;
  return useQuery({ queryKey: [...WEBHOOKS_KEY, 'list'], queryFn });
}

/** Loads again what is shown of webhooks and their logs. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
}

/** Creates a webhook, or changes the one with an ID. A new one's secret is in the reply and is never shown again. */
export function useSaveWebhook(id: string | null, onDone: (secret: string | null) => void) {
  const api = useApi();
  const refresh = useRefresh();
  const save = async (body: BodyOf<typeof createWebhook>): Promise<string | null> => {
    if (id === null) return (await api.call(createWebhook, { body })).secret;
    await api.call(changeWebhook, { params: { id }, body });
    return null;
  };
  return useAction(save, {
    async onDone(secret) {
      await refresh();
      onDone(secret);
    },
  });
}

export function useSwitchWebhook(id: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction(
    (status: 'active' | 'paused') => api.call(changeWebhook, { params: { id }, body: { status } }),
    { onDone: refresh },
  );
}

export function useRotateSecret(onDone: (secret: string) => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((id: string) => api.call(rotateWebhookSecret, { params: { id } }), {
    async onDone({ secret }) {
      await refresh();
      onDone(secret);
    },
  });
}

export function useDeleteWebhook(onDone: () => void) {
  const api = useApi();
  const refresh = useRefresh();
  return useAction((id: string) => api.call(deleteWebhook, { params: { id } }), {
    async onDone() {
      onDone();
      await refresh();
    },
  });
}
