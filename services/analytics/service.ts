import { NETWORK_SETTINGS } from '@carillon/contracts/domain/network-settings.ts';
import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    analytics: 'analytics';
  }
}

export const service = defineService({
  name: 'analytics',
  operations: [analyzeSentiment],
  processes: {
    analytics: {
      kind: 'api',
      summary: 'what came of a post',
      port: 8087,
      opsPort: 9087,
      calls: ['ai', 'identity', 'posts'],
      keys: ['SANDBOX_KEY'],
      settings: NETWORK_SETTINGS,
    },
  },
});
