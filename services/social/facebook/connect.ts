import type { OauthConnect } from '../capabilities/connect.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createMetaConnect } from '../meta/connect.ts';
import type { FacebookSettings } from '../settings.ts';

export const createConnect = (settings: FacebookSettings, deps: SocialDeps): OauthConnect =>
  guardCapability(
    'facebook',
    createMetaConnect(settings, deps, {
      label: 'Facebook',
      needed: ['pages_show_list', 'pages_manage_posts'],
      targetOf: ({ id, name, picture, access_token }) => ({
        id,
        name,
        picture: picture?.data.url ?? null,
        accessToken: access_token,
      }),
    }),
  );
