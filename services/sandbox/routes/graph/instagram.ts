import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import type { Stores } from '../../stores/stores.ts';
import { createContainer, publishContainer, quotaOf, quotaUsage } from '../../usecases/instagram-publish.ts';
import type { GraphEndpoint } from './endpoint.ts';
import { pickFields } from './fields.ts';
import { postObject } from './post-object.ts';

export const instagramEndpoints = (context: SandboxContext) =>
  ({
    createContainer: {
      async run({ node, token, params }) {
        const account = await accountOf(context.stores, node, token, 'instagram_content_publish');
        const carousel = params.text('media_type') === 'CAROUSEL';
        const children = carousel ? (params.list('children') ?? []).map(String) : undefined;
        const id = await createContainer(context, account, {
          imageUrl: params.text('image_url'),
          videoUrl: params.text('video_url'),
          children,
          caption: params.text('caption') ?? '',
          altText: params.text('alt_text') ?? null,
          child: params.text('is_carousel_item') === 'true',
        });
        return { id };
      },
    },
    publish: {
      operation: () => 'publish',
      async run({ node, token, params }) {
        const account = await accountOf(context.stores, node, token, 'instagram_content_publish');
        return { id: await publishContainer(context, account, params.text('creation_id') ?? '') };
      },
    },
    readMedia: {
      async run({ node, token, params }) {
        const account = await accountOf(context.stores, node, token, 'instagram_basic');
        const limit = Math.min(100, Number(params.text('limit') ?? 25));
        const posts = await context.stores.posts.list({ authorId: account.id, limit });
        const fields = params.text('fields');
        const data = posts.map(async (post) =>
          pickFields(await postObject(context, post, { token, fields }), fields, []),
        );
        return { data: await Promise.all(data) };
      },
    },
    limit: {
      async run({ node, token }) {
        const account = await accountOf(context.stores, node, token, 'instagram_content_publish');
        return {
          data: [{ quota_usage: await quotaUsage(context, account), config: quotaOf(context.settings) }],
        };
      },
    },
  }) satisfies Record<string, GraphEndpoint>;

/** An account, if the token is of its page or of the person behind both. */
const accountOf = async (stores: Stores, id: string, token: Token, scope: string): Promise<Profile> => {
  const account = await stores.profiles.get(id);
  if (account?.kind !== 'account') throw graphFaults.missingObject(id);
  const reaches =
    token.kind === 'page' ? account.counterpartId === token.profileId : account.ownerId === token.ownerId;
  if (!reaches || !token.scopes.includes(scope)) throw graphFaults.permission(scope);
  return account;
};
