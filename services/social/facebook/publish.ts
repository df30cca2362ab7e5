import type { Publish, PublishRequest } from '../capabilities/publish.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { createGraph } from '../meta/graph.ts';
import type { FacebookSettings } from '../settings.ts';
import type { FacebookClient } from './client.ts';
import { reconcile } from './publish/reconcile.ts';
import { send } from './publish/send.ts';

export const createPublish = (settings: FacebookSettings, deps: SocialDeps): Required<Publish> => {
  const clientFor = (request: PublishRequest): FacebookClient => ({
    settings,
    deps,
    graph: createGraph('Facebook', settings, deps, request),
  });
  return guardCapability<Required<Publish>>(
    'facebook',
    {
      send: (request) => send(clientFor(request), request),
      reconcile: (request) => reconcile(clientFor(request), request),
    },
    { send: 'unknown' },
  );
};
