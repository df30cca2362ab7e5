import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { Token } from '../../domain/token.ts';
import type { Stores } from '../../stores/stores.ts';

/** @returns the id of the member or the page that a URN names, in whose name the token may publish */
export const publisherOf = async (stores: Stores, urn: string, token: Token): Promise<string> => {
  const [, kind, id = ''] = /^urn:li:(person|organization):(\w{1,40})$/.exec(urn) ?? [];
  const scope = kind === 'person' ? 'w_member_social' : 'w_organization_social';
  if (!token.scopes.includes(scope) || !(await isOwn(stores, id, token)))
    throw linkedinFaults.denied(`publishing as ${urn}`);
  return id;
};

/** The token's member, or a page that they administer. */
export const isOwn = async (stores: Stores, id: string, { profileId }: Token): Promise<boolean> =>
  id === profileId || (await stores.profiles.get(id))?.ownerId === profileId;

/** A page, by a token that may read it. */
export const readableOrganization = async (stores: Stores, urn: string, token: Token): Promise<string> => {
  const id = urn.replace('urn:li:organization:', '');
  const page = await stores.profiles.get(id);
  if (page?.kind !== 'page' || page.network !== 'linkedin') throw linkedinFaults.missing(urn);
  if (page.ownerId !== token.profileId || !token.scopes.includes('r_organization_social'))
    throw linkedinFaults.denied(`r_organization_social: ${urn}`);
  return id;
};
