import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/change-time-zone.ts';
import { checkAuth } from '@carillon/contracts/http/identity/check-auth.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/enter-workspace.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/get-email-proof.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/list-workspaces.ts';
import { logout } from '@carillon/contracts/http/identity/logout.ts';
import {
  facebookConnection,
  instagramConnection,
  LINKEDIN_CONNECTION,
} from '@carillon/contracts/testing/examples/connections.ts';
import { owner } from '@carillon/contracts/testing/examples/members.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

test('what the shell reads of identity', async () => {
  const { exchange, agree } = await pactsOf('shell');
  await exchange(changeTimeZone, {
    input: { body: { timezone: 'UTC' } },
    reads: { success: true, timezone: 'UTC' },
  });
  await exchange(checkAuth, { reads: { authenticated: true } });
  await exchange(checkFacebook, {
    reads: facebookConnection('http://localhost:44309'),
  });
  await exchange(checkInstagram, {
    state: 'Instagram is connected',
    reads: instagramConnection('http://localhost:44309'),
  });
  await exchange(checkLinkedin, {
    reads: {
      ...LINKEDIN_CONNECTION,
      organizations: LINKEDIN_CONNECTION.organizations.map((one) => pick(one, ['id', 'name'])),
    },
  });
  await exchange(enterWorkspace, {
    state: 'another workspace',
    known: { other_id: '04d79de8-e649-4c18-a10b-76538063ef99' },
    input: { params: { id: '04d79de8-e649-4c18-a10b-76538063ef99' } },
    reads: { success: true },
  });
  await exchange(getEmailProof, {
    state: 'an email that is not confirmed',
    reads: { success: true, state: 'unconfirmed', mail: 'mailbox' },
  });
  await exchange(listMembers, {
    reads: {
      success: true,
      members: [
        {
          ...{ id: '0f3d5a4e-64a4-4b07-9a63-0d7a0f3c4b52', name: 'ada', email: 'ada@example.com' },
          ...{ role: 'owner', home: true, joined_at: '2026-11-24T02:43:40.157Z' },
        },
      ],
    },
  });
  await exchange(listWorkspaces, {
    reads: {
      workspaces: [
        {
          id: '04d79de8-e649-4c18-a10b-76538063ef99',
          name: 'ada',
          role: 'owner',
          current: true,
        },
      ],
    },
  });
  await exchange(facebookAuthUrl, {
    reads: {
      auth_url:
        'http://localhost:44309/sandbox/facebook/v26.0/dialog/oauth?client_id=900000000000001&redirect_uri=http%3A%2F%2Flocalhost%3A44309%2Foauth%2Fcallback%2Ffacebook&state=L1w-w1Ix3JKgNMRXEz3Q5z_9iikm7yg4dTqyvGqXgdE&response_type=code&scope=pages_show_list%2Cpages_manage_posts%2Cpages_read_engagement%2Cpages_read_user_content%2Cpages_manage_engagement%2Cread_insights%2Cbusiness_management',
    },
  });
  await exchange(getUser, {
    reads: owner('4d4e5a36-8fe1-4e19-8bb9-b3cac5bfddc9', '8c5a6bdf-3445-4fa6-9c89-001bd9f68d32'),
  });
  await exchange(instagramAuthUrl, {
    reads: {
      auth_url:
        'http://localhost:44309/sandbox/facebook/v26.0/dialog/oauth?client_id=900000000000002&redirect_uri=http%3A%2F%2Flocalhost%3A44309%2Foauth%2Fcallback%2Finstagram&state=Lw56g-hwwrzmP_JZDZBX36qPY3v94VZISxQlyFOm3aE&response_type=code&scope=instagram_basic%2Cinstagram_content_publish%2Cinstagram_manage_comments%2Cinstagram_manage_insights%2Cpages_show_list%2Cpages_read_engagement%2Cbusiness_management',
    },
  });
  await exchange(linkedinAuthUrl, {
    reads: {
      auth_url:
        'http://localhost:44309/sandbox/linkedin/oauth/v2/authorization?response_type=code&client_id=sandbox-linkedin&redirect_uri=http%3A%2F%2Flocalhost%3A44309%2Foauth%2Fcallback%2Flinkedin&state=g9JyMaUy01KtaIByrgMsvsh4WbGAz39-N931WvmZcLI&scope=openid+profile+w_member_social+r_member_postAnalytics+r_member_profileAnalytics+rw_organization_admin+w_organization_social+r_organization_social',
    },
  });
  await exchange(logout, { reads: { success: true } });
  await agree();
});
