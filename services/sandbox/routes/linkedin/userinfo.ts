import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { LinkedinEndpoint } from './endpoint.ts';

/** Returns the member that a token belongs to (OpenID Connect). */
export const userinfo = ({ stores, settings }: SandboxContext): LinkedinEndpoint => ({
  versioned: false,
  async run(c, token) {
    if (!token.scopes.includes('openid')) throw linkedinFaults.denied('userinfo');
    const member = await stores.profiles.get(token.profileId);
    if (!member) throw linkedinFaults.missing('The member');
    return c.json({
      sub: member.id,
      name: member.name,
      picture: `${settings.publicUrl}/avatars/${member.id}.svg`,
      locale: { country: 'US', language: 'en' },
      email: `${member.username}@sandbox.example`,
      email_verified: true,
    });
  },
});
