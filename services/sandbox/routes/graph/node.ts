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
  const foundProfile = await context.stores.profiles.get(id);
  return foundProfile && (await profileObject(context, foundProfile, fields));
};

const post = async (context: SandboxContext, id: string, token: Token, fields: string | undefined) => {
  const foundPost = await context.stores.posts.get(id);
  return foundPost && (await reaches(context.stores, token, foundPost.authorId))
    ? await postObject(context, foundPost, { token, fields })
    : null;
};

const container = async (context: SandboxContext, id: string, token: Token) => {
  const foundContainer = await context.stores.containers.get(id);
  if (!foundContainer || !(await reaches(context.stores, token, foundContainer.accountId))) return null;
  const status_code = containerState(foundContainer, context.now(), LIFETIMES_MS.container);
  return { id, status_code, status: status_code === 'ERROR' ? foundContainer.fault : status_code };
};

const media = async (context: SandboxContext, id: string, token: Token) => {
  const storedMedia = await context.stores.media.get(id);
  if (storedMedia?.network !== 'facebook' || !(await reaches(context.stores, token, storedMedia.ownerId)))
    return null;
  const working = storedMedia.readyAt > context.now();
  return {
    id,
    status: { video_status: working ? 'processing' : storedMedia.fault === null ? 'ready' : 'error' },
    // Its post has the same number on the page.
    post_id: id,
    permalink_url: permalink(context.settings, { network: 'facebook', id: `${storedMedia.ownerId}_${id}` }),
  };
};
