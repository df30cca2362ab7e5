import type { SocialDeps } from '../deps.ts';
import type { Graph } from '../meta/graph.ts';
import type { FacebookSettings } from '../settings.ts';

/** Parts that the calls to Facebook share. */
export interface FacebookClient {
  readonly graph: Graph;
  readonly settings: FacebookSettings;
  readonly deps: SocialDeps;
}
