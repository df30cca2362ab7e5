import type { Publish, PublishRequest } from '../capabilities/publish.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import type { InstagramSettings } from '../settings.ts';
import type { InstagramClient } from './client.ts';
import { reconcile } from './publish/reconcile.ts';
import { send } from './publish/send.ts';

export const createPublish = (settings: InstagramSettings, deps: SocialDeps): Required<Publish> => {
  const clientFor = (request: PublishRequest): InstagramClient => ({
    settings,
    deps,
    graph: createGraph('Instagram', settings, deps, request),
  });
  return guardCapability<Required<Publish>>(
    'instagram',
    {
      send: (request) => send(clientFor(request), request),
      reconcile: (request) => reconcile(clientFor(request), request),
    },
    { send: 'unknown' },
  );
};
