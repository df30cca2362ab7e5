import { PLAN_SETTINGS } from '@carillon/contracts/domain/plan-settings.ts';
import { STRIPE_SETTINGS } from '@carillon/contracts/domain/stripe-settings.ts';
import { wordsChanged } from '@carillon/contracts/events/billing/words-changed.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import {
  cancelPlan,
  changePlan,
  openPaymentPortal,
  quotePlanChange,
} from '@carillon/contracts/http/billing/change-plan.ts';
import { getCheckout, playSandboxEvent, startCheckout } from '@carillon/contracts/http/billing/checkout.ts';
import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import { exportData } from '@carillon/contracts/http/billing/export-data.ts';
import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { listPayments } from '@carillon/contracts/http/billing/list-payments.ts';
import { listWordLedger } from '@carillon/contracts/http/billing/list-word-ledger.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import { requireFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import { stripeWebhook } from '@carillon/contracts/http/billing/stripe-webhook.ts';
import { NETWORK_SETTINGS } from '@carillon/contracts/networks/settings.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    billing: 'billing';
  }
}

export const service = defineService({
  name: 'billing',
  operations: [
    ...[getWordBalance, listWordLedger, reserveWords, commitWords, releaseWords],
    ...[getPlan, requireFeature, reserveQuota, commitQuota, releaseQuota],
    ...[startCheckout, getCheckout, playSandboxEvent, stripeWebhook],
    ...[changePlan, quotePlanChange, cancelPlan, openPaymentPortal, listPayments],
    exportData,
  ],
  publishes: [wordsChanged],
  processes: {
    billing: {
      kind: 'api',
      summary: 'plans, their limits, the word ledger',
      port: 8086,
      opsPort: 9086,
      servers: ['mongodb', 'rabbitmq'],
      subscribesTo: [accountDeleted, workspaceDeleted],
      callsLater: ['identity', 'posts'],
      callsOutside: true,
      settings: {
        ...PLAN_SETTINGS,
        ...STRIPE_SETTINGS,
        PUBLIC_URL: NETWORK_SETTINGS.PUBLIC_URL,
      },
    },
  },
});
