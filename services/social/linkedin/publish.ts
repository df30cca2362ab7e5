import type { Publish } from '../capabilities/publish.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import type { LinkedinSettings } from '../settings.ts';
import type { LinkedinClient } from './client.ts';
import { send } from './publish/send.ts';
import { createRest } from './rest.ts';

/**
 * LinkedIn lets an app read no member's posts, so it can't reconcile. It refuses a share that it has, and names it, which
 * `send` takes for the success of an earlier attempt. For how long it knows a share again it does not say.
 */
export const createPublish = (settings: LinkedinSettings, deps: SocialDeps): Publish => {
  const client: LinkedinClient = { rest: createRest(settings, deps), settings, deps };
  return guardCapability<Publish>(
    'linkedin',
    { send: (request) => send(client, request) },
    { send: 'unknown' },
  );
};
