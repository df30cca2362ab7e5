import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { platformId } from '../../../domain/platform-id.ts';
import { defineOperation } from '../../../operation.ts';

/** For who publishes and who reads figures and comments: a fresh access token for a page or account that the workspace has connected. */
export const resolveTarget = defineOperation({
  id: 'identity.resolveTarget',
  method: 'POST',
  path: '/internal/targets/resolve',
  access: ['worker', 'analytics', 'collector'],
  summary: 'A token for one target',
  body: z.object({
    workspace_id: givenId,
    platform_id: platformId,
    /** Facebook page or Instagram account; null for the LinkedIn profile that was connected first. */
    page_id: givenId.nullable(),
    /** Names the target whatever it is, and goes before `page_id`. Left out by earlier versions. */
    target_id: givenId.optional(),
  }),
  response: z.object({
    /** The login that has the target. */
    connection_id: z.string().optional(),
    access_token: z.string(),
    /** The origin of the account's server, where the network has more than one. */
    server: z.url().optional(),
    /** The private key (JWK, JSON) that calls prove to have, where the token is bound to one (RFC 9449). */
    proof_key: z.string().optional(),
    /** The id that the network publishes under: page id, account id, or LinkedIn member URN. */
    target_id: z.string(),
    target_name: z.string(),
    /** Goes back with the report of a lost connection: of which of its tokens that is. */
    revision: z.number().int(),
  }),
  /** `account_closed`: the workspace will be deleted with the account of its only member, so nothing is published. */
  errors: ['not_connected', 'not_found', 'account_closed', 'network_unavailable'],
});
