import type { OauthConnect } from '../capabilities/connect.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createMetaConnect } from '../meta/connect.ts';
import type { InstagramSettings } from '../settings.ts';

export const createConnect = (settings: InstagramSettings, deps: SocialDeps): OauthConnect =>
  guardCapability(
    'instagram',
    createMetaConnect(settings, deps, {
      label: 'Instagram',
      needed: ['instagram_basic', 'instagram_content_publish', 'pages_show_list'],
      targetOf: ({ name, access_token, instagram_business_account: account }) =>
        account && {
          id: account.id,
          name: account.username ?? name,
          picture: account.profile_picture_url ?? null,
          accessToken: access_token,
        },
    }),
  );
