import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { LinkedinEndpoint } from './endpoint.ts';

/** The comments on a member's post need `r_member_social`, which no app gets; an organization's are not here. */
export const readComments: LinkedinEndpoint = {
  versioned: true,
  async run(c) {
    throw linkedinFaults.denied(`partnerApiSocialActions.GET, r_member_social: ${c.req.param('urn')}`);
  },
};
