import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import { containerState } from '../../domain/post.ts';
import { LIFETIMES_MS, type Token } from '../../domain/token.ts';
import type { GraphEndpoint } from './endpoint.ts';
import { pickFields } from './fields.ts';
import { permalink, profileObject } from './objects.ts';
import { postObject } from './post-object.ts';
import { reaches } from './reaches.ts';

/** Any object by its id, whatever it is; a stranger's is not there. */
export const nodeEndpoint = (context: SandboxContext): GraphEndpoint => ({
  async run({ node, token, params }) {
    const fields = params.text('fields');
    const object =
      (await profile(context, node, fields)) ??
      (await post(context, node, token, fields)) ??
      (await container(context, node, token)) ??
      (await media(context, node, token));
    if (!object) throw graphFaults.missingObject(node);
    return pickFields(object, fields, ['name', 'message', 'created_time', 'status_code']);
  },
});

const profile = async (context: SandboxContext, id: string, fields: string | undefined) => {
  const found = await context.stores.profiles.get(id);
  return found && (await profileObject(context, found, fields));
};

const post = async (context: SandboxContext, id: string, token: Token, fields: string | undefined) => {
  const found = await context.stores.posts.get(id);
  return found && (await reaches(context.stores, token, found.authorId))
    ? await postObject(context, found, { token, fields })
    : null;
};

const container = async (context: SandboxContext, id: string, token: Token) => {
  const found = await context.stores.containers.get(id);
  if (!found || !(await reaches(context.stores, token, found.accountId))) return null;
  const status_code = containerState(found, context.now(), LIFETIMES_MS.container);
  return { id, status_code, status: status_code === 'ERROR' ? found.fault : status_code };
};

const media = async (context: SandboxContext, id: string, token: Token) => {
  const found = await context.stores.media.get(id);
  if (found?.network !== 'facebook' || !(await reaches(context.stores, token, found.ownerId))) return null;
  const working = found.readyAt > context.now();
  return {
    id,
    status: { video_status: working ? 'processing' : found.fault === null ? 'ready' : 'error' },
    // Its post has the same number on the page.
    post_id: id,
    permalink_url: permalink(context.settings, { network: 'facebook', id: `${found.ownerId}_${id}` }),
  };
};
