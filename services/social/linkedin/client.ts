import type { SocialDeps } from '../deps.ts';
import type { LinkedinSettings } from '../settings.ts';
import type { Rest } from './rest.ts';

/** Parts that the calls to LinkedIn share. */
export interface LinkedinClient {
  readonly rest: Rest;
  readonly settings: LinkedinSettings;
  readonly deps: SocialDeps;
}
