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
        PUBLIC_URL: { meaning: 'the address of Carillon, whose media it fetches' },
        SANDBOX_URL: { default: 'PUBLIC_URL/sandbox', meaning: 'where the sandbox network is reached' },
        SANDBOX_ADMIN_TOKEN: {
          default: 'none, and no admin routes',
          meaning: 'opens the admin routes, which ask for faults; 8 characters or more',
          secret: true,
        },
        SANDBOX_MEDIA_ORIGINS: { ...origins, meaning: 'from where posts’ files may be fetched' },
        SANDBOX_REDIRECT_ORIGINS: { ...origins, meaning: 'where a consent may send a browser back to' },
        SANDBOX_APP_CALLS: { meaning: 'calls that each of Meta’s networks takes in an hour' },
        SANDBOX_PAGE_CALLS: { meaning: 'calls that one page takes in an hour' },
        SANDBOX_INSTAGRAM_POSTS: { meaning: 'posts that an Instagram account may make in a day' },
        SANDBOX_OPEN_CALLS: { meaning: 'calls a minute of one address without a good token' },
        SANDBOX_TOKEN_CALLS: { meaning: 'calls a minute with one token' },
        SANDBOX_KEPT_POSTS: { meaning: 'posts that are kept in total' },
        SANDBOX_KEPT_MB: { meaning: 'megabytes of files that are kept in total' },
        TRUST_PROXY: { meaning: '`true` behind a proxy that sets `X-Forwarded-For`' },
      },
    },
  },
});
