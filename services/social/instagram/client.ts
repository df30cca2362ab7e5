import type { SocialDeps } from '../deps.ts';
import type { Graph } from '../meta/graph.ts';
import type { InstagramSettings } from '../settings.ts';

/** Parts that the calls to Instagram share. */
export interface InstagramClient {
  readonly graph: Graph;
  readonly settings: InstagramSettings;
  readonly deps: SocialDeps;
}
