import type { Publish } from '../capabilities/publish.ts';
import { guardCapability } from '../http/guard.ts';
import type { MastodonClient } from './client.ts';
import { NETWORK } from './network-name.ts';
import { reconcile } from './publish/reconcile.ts';
import { send } from './publish/send.ts';

export const createPublish = (client: MastodonClient): Required<Publish> =>
  guardCapability<Required<Publish>>(
    NETWORK,
    {
      send: (request) => send(client, request),
      reconcile: (request) => reconcile(client, request),
    },
    { send: 'unknown', reconcile: 'unknown' },
  );
