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
            'further names that browsers may call it by, such as `192.168.1.5:8080`, separated by commas; PUBLIC_URL’s and localhost’s are known',
        },
        API_BASE_URL: {
          meaning:
            'the path that browsers reach the API under, where a proxy in front passes another one on to `/api`',
        },
        MFE_SOURCES: {
          default: 'the folders `mfes/*/dist`',
          meaning:
            'where micro-frontends’ builds are, separated by commas: `composer=http://mfe-composer:8090`, and `composer@canary=http://…` for one to try out',
        },
        MFE_SOURCES_FILE: {
          default: 'none',
          meaning: 'a file that says the same, one a line; it is read again when it changes',
        },
        MFE_CANARY_SHARE: {
          default: 'none',
          meaning: 'how many per cent of the users get a canary, separated by commas: `composer=10`',
        },
        TRUST_PROXY: { meaning: '`true` behind a proxy that sets `X-Forwarded-For`' },
        OPERATOR_NAME: {
          default: 'none',
          meaning: 'who runs this Carillon, as the public pages name them: a person’s or company’s name',
        },
        PRIVACY_EMAIL: { default: 'none', meaning: 'whom the privacy page says to write to about data' },
        SUPPORT_EMAIL: { default: 'none', meaning: 'whom the public pages say to write to for help' },
        SITE_BRANDS: {
          default: 'none',
          meaning: 'further names for the front page’s row of brands, separated by commas',
        },
        SITE_TESTIMONIALS: {
          meaning:
            'what customers say, on the front page in place of measured facts: a JSON list of `{"quote","name","role"}`',
        },
        ...PLAN_SETTINGS,
        RATE_STRICT: { meaning: 'most logins and sign-ups a minute, by address' },
        RATE_COSTLY: { meaning: 'most drafts, publishing and scheduling a minute, by user' },
        RATE_NORMAL: { meaning: 'most other calls a minute' },
      },
    },
  },
});
