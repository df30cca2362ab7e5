import { z } from 'zod';
import type { Target } from '../capabilities/connect.ts';
import { SocialError } from '../social-error.ts';
import type { Rest } from './rest.ts';

const access = z.object({ elements: z.array(z.object({ organization: z.string() })) });
const organization = z.object({ localizedName: z.string().min(1) });

/** A member who administers more pages than these finds the first. */
const LIMIT = 50;
const FIND = `rest/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED&start=0&count=${LIMIT}`;

/** The pages that the member administers. None if they didn't grant the permission. Their logos take separate calls. */
export async function readOrganizations(rest: Rest, token: string, signal?: AbortSignal): Promise<Target[]> {
  const targets: Target[] = [];
  for (const urn of await listAdministered(rest, token, signal)) {
    const id = /^urn:li:organization:(\d+)$/.exec(urn)?.[1];
    if (id === undefined) continue;
    const call = { token, signal, schema: organization };
    const foundOrganization = await rest.read(`rest/organizations/${id}`, call).catch(ignoreUnreadable);
    if (foundOrganization)
      targets.push({ id: urn, name: foundOrganization.localizedName, picture: null, accessToken: null });
  }
  return targets;
}

/** A page that can't be read doesn't affect the others, or the profile. */
function ignoreUnreadable(error: unknown): null {
  if (error instanceof SocialError && (error.status === 403 || error.status === 404)) return null;
  throw error;
}

async function listAdministered(rest: Rest, token: string, signal?: AbortSignal): Promise<readonly string[]> {
  try {
    const { elements } = await rest.read(FIND, { token, signal, schema: access });
    return [...new Set(elements.map((one) => one.organization))];
  } catch (error) {
    if (error instanceof SocialError && error.kind === 'forbidden') return [];
    throw error;
  }
}
