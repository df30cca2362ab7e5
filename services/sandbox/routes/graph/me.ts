import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import { pageToken } from '../../usecases/tokens.ts';
import type { GraphEndpoint } from './endpoint.ts';
import { pickFields } from './fields.ts';
import { profileObject } from './objects.ts';

type Me = Record<'profile' | 'permissions' | 'revoke' | 'accounts', GraphEndpoint>;

/** Creates the endpoints of the person who owns the token. */
export const meEndpoints = (context: SandboxContext): Me => ({
  profile: {
    async run({ token, params }) {
      const profile = await context.stores.profiles.get(token.profileId);
      if (!profile) throw graphFaults.missingObject('me');
      const fields = params.text('fields');
      const email = token.scopes.includes('email') ? `${profile.username}@sandbox.example` : undefined;
      const person = { ...(await profileObject(context, profile, fields)), email };
      return pickFields(person, fields, ['name']);
    },
  },
  permissions: {
    run: async ({ token }) => ({
      data: token.scopes.map((permission) => ({ permission, status: 'granted' })),
    }),
  },
  revoke: {
    async run({ token: { kind, network, ownerId } }) {
      if (kind === 'page') throw graphFaults.invalid('A page has allowed nothing');
      await context.stores.tokens.revoke({ network, ownerId });
      return { success: true };
    },
  },
  accounts: {
    async run({ token, params }) {
      if (token.kind === 'page') throw graphFaults.invalid('A page has no accounts');
      if (!token.scopes.includes('pages_show_list')) return { data: [] };
      const pages = await context.stores.profiles.ownedBy(token.ownerId, 'page');
      const fields = params.text('fields');
      const objects = await Promise.all(pages.map((page) => pageObject(context, token, page, fields)));
      return {
        data: objects.map((page) => pickFields(page, fields, ['name', 'access_token', 'tasks'])),
        paging: { cursors: { before: 'QVFI', after: 'QVFJ' } },
      };
    },
  },
});

const pageObject = async (
  context: SandboxContext,
  token: Token,
  page: Profile,
  fields: string | undefined,
) => {
  const account = page.counterpartId === null ? null : await context.stores.profiles.get(page.counterpartId);
  return {
    ...(await profileObject(context, page, fields)),
    access_token: await pageToken(context, token, page.id),
    tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'],
    ...(account && {
      instagram_business_account: {
        id: account.id,
        username: account.username,
        profile_picture_url: `${context.settings.publicUrl}/avatars/${account.id}.svg`,
      },
    }),
  };
};
