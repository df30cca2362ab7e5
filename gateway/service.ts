import { PLAN_SETTINGS } from '@carillon/contracts/domain/plan-settings.ts';
import { SITE_ADDRESSES } from '@carillon/contracts/domain/site-paths.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { downloadData } from '@carillon/contracts/http/gateway/download-data.ts';
import { LIVE_EVENTS, liveEvents } from '@carillon/contracts/http/gateway/live-events.ts';
import { defineService } from '@carillon/contracts/service.ts';

export const service = defineService({
  name: 'gateway',
  operations: [liveEvents, downloadData],
  processes: {
    gateway: {
      kind: 'site',
      summary: 'the one origin: pages, micro-frontends, API routing',
      site: { path: '/', setting: 'PUBLIC_URL' },
      port: 8080,
      opsPort: 9080,
      replicas: { setting: 'GATEWAYS', most: 9 },
      servers: ['rabbitmq', 'redis'],
      calls: 'all',
      subscribesTo: [
        ...[sessionRevoked, sessionEntered, accessTokenRevoked, workspaceDeleted],
        ...Object.values(LIVE_EVENTS),
      ],
      publicPaths: [
        ...[...SITE_ADDRESSES, '/assets/*', '/favicon.svg', '/sitemap.xml'],
        ...['/api/docs', '/api/openapi.json', '/api-reference/*'],
      ],
      keys: ['CSRF_KEY'],
      settings: {
        PUBLIC_URL: { meaning: 'the address that browsers and networks use' },
        ALLOWED_HOSTS: {
          default: 'none',
          meaning:
            'more host names to accept, such as `192.168.1.5:8080`, separated by commas, besides localhost and the host of PUBLIC_URL',
        },
        API_BASE_URL: {
          meaning: 'the path of the API for browsers, if a proxy maps another path to `/api`',
        },
        MFE_SOURCES: {
          default: 'the folders `mfes/*/dist`',
          meaning:
            'the addresses of micro-frontend builds, separated by commas: `composer=http://mfe-composer:8090`, or `composer@canary=http://…` for a canary',
        },
        MFE_SOURCES_FILE: {
          default: 'none',
          meaning: 'a file with the same entries, one per line; it is reloaded when it changes',
        },
        MFE_CANARY_SHARE: {
          default: 'none',
          meaning: 'the percentage of users who get a canary, separated by commas: `composer=10`',
        },
        TRUST_PROXY: { meaning: '`true` behind a proxy that sets `X-Forwarded-For`' },
        OPERATOR_NAME: {
          default: 'none',
          meaning: 'the person or company that runs this server, shown on the public pages',
        },
        PRIVACY_EMAIL: {
          default: 'none',
          meaning: 'the contact address for questions about data, shown on the privacy page',
        },
        SUPPORT_EMAIL: {
          default: 'none',
          meaning: 'the contact address for help, shown on the public pages',
        },
        SITE_BRANDS: {
          default: 'none',
          meaning: 'more names for the row of brands on the home page, separated by commas',
        },
        SITE_TESTIMONIALS: {
          meaning:
            'customer quotes for the home page, which replace the measured facts: a JSON list of `{"quote","name","role"}`',
        },
        ...PLAN_SETTINGS,
        RATE_STRICT: { meaning: 'the most logins and sign-ups per minute from one address' },
        RATE_COSTLY: {
          meaning: 'the most generation, publishing and scheduling calls per minute by one user',
        },
        RATE_NORMAL: { meaning: 'the most other calls per minute' },
      },
    },
  },
});
