import type { Publish } from '../capabilities/publish.ts';
import { guardCapability } from '../http/guard.ts';
import type { BlueskyClient } from './client.ts';
import { NETWORK } from './network-name.ts';
import { reconcile } from './publish/reconcile.ts';
import { send } from './publish/send.ts';

/** Repeating a call is safe here: the record, its key and its time are noted before the first one. */
export const createPublish = (client: BlueskyClient): Required<Publish> =>
  guardCapability<Required<Publish>>(
    NETWORK,
    {
      send: (request) => send(client, request),
      reconcile: (request) => reconcile(client, request),
    },
    { send: 'unknown', reconcile: 'unknown' },
  );
