import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { deliveriesWaiting } from '@carillon/contracts/events/webhooks/deliveries-waiting.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { webhooksChanged } from '@carillon/contracts/events/webhooks/webhooks-changed.ts';
import { changeWebhook } from '@carillon/contracts/http/webhooks/change-webhook.ts';
import { createWebhook } from '@carillon/contracts/http/webhooks/create-webhook.ts';
import { deleteWebhook } from '@carillon/contracts/http/webhooks/delete-webhook.ts';
import { exportData } from '@carillon/contracts/http/webhooks/export-data.ts';
import { getWebhookDelivery } from '@carillon/contracts/http/webhooks/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { listWebhooks } from '@carillon/contracts/http/webhooks/list-webhooks.ts';
import { pingWebhook } from '@carillon/contracts/http/webhooks/ping-webhook.ts';
import { redeliverWebhook } from '@carillon/contracts/http/webhooks/redeliver-webhook.ts';
import { rotateWebhookSecret } from '@carillon/contracts/http/webhooks/rotate-webhook-secret.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    webhooks: 'webhooks' | 'deliverer';
  }
}

/** Parts that the API and the deliverers share. */
const both = {
  servers: ['mongodb' as const, 'rabbitmq' as const],
  keys: ['WEBHOOK_KEY'],
};

const SETTINGS = {
  PUBLIC_URL: NETWORK_SETTINGS.PUBLIC_URL,
  LOOPBACK_WEBHOOKS: {
    meaning:
      'whether webhooks may call this machine itself: `auto` (only while `PUBLIC_URL` is this machine), or `off`',
  },
};

export const service = defineService({
  name: 'webhooks',
  operations: [
    ...[listWebhooks, createWebhook, changeWebhook, deleteWebhook, rotateWebhookSecret, pingWebhook],
    ...[listWebhookDeliveries, getWebhookDelivery, redeliverWebhook],
    exportData,
  ],
  publishes: [deliveriesWaiting, webhooksChanged, webhookChanged, webhookPaused],
  processes: {
    webhooks: {
      ...both,
      kind: 'api',
      summary: 'webhooks and their logs',
      port: 8089,
      opsPort: 9089,
      settings: SETTINGS,
    },
    deliverer: {
      ...both,
      kind: 'worker',
      main: 'main-deliverer.ts',
      summary: 'tells webhooks what happens; any number of them',
      opsPort: 9090,
      calls: ['posts'],
      callsOutside: true,
      outsidePorts: [...USER_SERVER_PORTS],
      replicas: { setting: 'DELIVERERS', most: 20 },
      subscribesTo: [
        publicationChanged,
        connectionChanged,
        commentReceived,
        deliveriesWaiting,
        memberChanged,
        accountReclaimed,
        accountDeleted,
        workspaceDeleted,
      ],
      settings: {
        ...SETTINGS,
        WEBHOOK_CONCURRENCY: { meaning: 'how many webhooks one deliverer calls at a time' },
      },
    },
  },
});
