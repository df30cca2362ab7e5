import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { LINK_TRACKING } from '@carillon/contracts/testing/examples/link-tracking.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

const link_tracking = pick(LINK_TRACKING, ['enabled', 'networks', 'version']);

export async function readLinkTracking({ exchange }: Pacts): Promise<void> {
  await exchange(getLinkTracking, { state: 'a rule for links', reads: { success: true, link_tracking } });
  await exchange(saveLinkTracking, {
    state: 'no rule for links',
    input: { body: { ...LINK_TRACKING, version: 0 } },
    reads: { success: true, message: 'Link tracking saved.', link_tracking },
  });
}
