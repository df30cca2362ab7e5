import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    sandbox: 'sandbox';
  }
}

const origins = { default: 'PUBLIC_URL’s' };

export const service = defineService({
  name: 'sandbox',
  keepsNoUserData:
    'it stands in for the networks: what is posted there is theirs, and stays as it would on a real one',
  processes: {
    sandbox: {
      kind: 'site',
      summary: 'the stand-in for networks without credentials',
      site: { path: '/sandbox', setting: 'SANDBOX_URL' },
      sandboxOnly: true,
      port: 4005,
      opsPort: 5005,
      servers: ['mongodb'],
      callsOutside: true,
      keys: ['SANDBOX_KEY'],
      folders: { SANDBOX_MEDIA_FOLDER: 'sandbox' },
      settings: {
        PUBLIC_URL: { meaning: 'the address of the Carillon whose media it fetches' },
        SANDBOX_URL: { default: 'PUBLIC_URL/sandbox', meaning: 'the address of the sandbox network' },
        SANDBOX_ADMIN_TOKEN: {
          default: 'none, and no admin routes',
          meaning: 'the token for the admin routes, which simulate faults; 8 characters or more',
          secret: true,
        },
        SANDBOX_MEDIA_ORIGINS: { ...origins, meaning: 'the origins that the sandbox may fetch media from' },
        SANDBOX_REDIRECT_ORIGINS: {
          ...origins,
          meaning: 'the origins that the consent page may redirect to',
        },
        SANDBOX_APP_CALLS: { meaning: 'the most calls per hour to each of Meta’s networks' },
        SANDBOX_PAGE_CALLS: { meaning: 'the most calls per hour for one page' },
        SANDBOX_INSTAGRAM_POSTS: { meaning: 'the most posts per day from one Instagram account' },
        SANDBOX_OPEN_CALLS: { meaning: 'the most calls per minute from one address without a valid token' },
        SANDBOX_TOKEN_CALLS: { meaning: 'the most calls per minute with one token' },
        SANDBOX_KEPT_POSTS: { meaning: 'the most posts stored in total' },
        SANDBOX_KEPT_MB: { meaning: 'the most megabytes of files stored in total' },
        TRUST_PROXY: { meaning: '`true` behind a proxy that sets `X-Forwarded-For`' },
      },
    },
  },
});
