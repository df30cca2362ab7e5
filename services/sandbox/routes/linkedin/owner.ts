import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { Token } from '../../domain/token.ts';

/** The member that a URN names, who must be the token's own. */
export const checkOwner = (urn: string, token: Token): void => {
  if (urn !== `urn:li:person:${token.profileId}` || !token.scopes.includes('w_member_social'))
    throw linkedinFaults.denied(`publishing as ${urn}`);
};
