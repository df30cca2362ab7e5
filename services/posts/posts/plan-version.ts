import { createHash } from 'node:crypto';
import { planKey, planOf } from '../domain/planned-change.ts';
import type { Publication } from '../domain/publication.ts';

/** Changes with everything that an editor can change of a publication. */
export const planVersion = (publication: Publication): string =>
  createHash('sha256')
    .update(planKey(planOf(publication)))
    .digest('base64url')
    .slice(0, 22);
