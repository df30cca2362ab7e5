import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { graphFaults } from '../../domain/graph-fault.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import type { Stores } from '../../stores/stores.ts';
import { publishToFeed, takePhoto, takeVideo } from '../../usecases/facebook-publish.ts';
import type { Source } from '../../usecases/take-media.ts';
import type { GraphCall, GraphEndpoint } from './endpoint.ts';
import { pickFields } from './fields.ts';
import { graphTime } from './objects.ts';
import type { Params } from './params.ts';
import { postObject } from './post-object.ts';

const attachment = z.object({ media_fbid: z.string() });

export const pageEndpoints = (context: SandboxContext) => {
  const listing = async ({ node, token, params }: GraphCall) => {
    const page = await pageOf(context.stores, node, token, 'pages_read_engagement');
    return context.stores.posts.list({
      authorId: page.id,
      since: new Date(Number(params.text('since') ?? 0) * 1000),
      limit: Math.min(100, Number(params.text('limit') ?? 25)),
    });
  };

  return {
    readFeed: {
      async run(call) {
        const posts = await listing(call);
        const fields = call.params.text('fields');
        return {
          data: await Promise.all(
            posts.map(async (post) =>
              pickFields(await postObject(context, post, { token: call.token, fields }), fields, [
                'message',
                'created_time',
              ]),
            ),
          ),
        };
      },
    },
    writeFeed: {
      operation: () => 'publish',
      async run({ node, token, params }) {
        const page = await pageOf(context.stores, node, token, 'pages_manage_posts');
        if (params.text('published') === 'false' || params.text('scheduled_publish_time') !== undefined)
          throw graphFaults.invalid('The sandbox publishes at once: it keeps no schedule');
        const message = params.text('message') ?? '';
        return { id: await publishToFeed(context, page, { message, attached: attachedIds(params) }) };
      },
    },
    addPhoto: {
      operation: (params) => (isPublished(params) ? 'publish' : 'other'),
      async run({ node, token, params }) {
        const page = await pageOf(context.stores, node, token, 'pages_manage_posts');
        return takePhoto(context, page, {
          source: sourceOf(params, 'url'),
          message: params.text('message') ?? params.text('caption') ?? '',
          altText: params.text('alt_text_custom') ?? null,
          published: isPublished(params),
        });
      },
    },
    readVideos: {
      async run(call) {
        const posts = await listing(call);
        return {
          data: posts.flatMap((post) =>
            post.media[0]?.kind === 'video'
              ? [{ id: post.media[0].id, description: post.text, created_time: graphTime(post.createdAt) }]
              : [],
          ),
        };
      },
    },
    addVideo: {
      operation: () => 'publish',
      async run({ node, token, params }) {
        const page = await pageOf(context.stores, node, token, 'pages_manage_posts');
        const description = params.text('description') ?? '';
        return takeVideo(context, page, { source: sourceOf(params, 'file_url'), description });
      },
    },
  } satisfies Record<string, GraphEndpoint>;
};

const pageOf = async (stores: Stores, id: string, token: Token, scope: string): Promise<Profile> => {
  const page = await stores.profiles.get(id === 'me' ? token.profileId : id);
  if (page?.kind !== 'page') throw graphFaults.missingObject(id);
  if (token.kind !== 'page' || token.profileId !== page.id || !token.scopes.includes(scope))
    throw graphFaults.permission(scope);
  return page;
};

const isPublished = (params: Params): boolean => params.text('published') !== 'false';

const sourceOf = (params: Params, urlName: string): Source => {
  const upload = params.upload('source');
  if (upload) return { upload };
  const url = params.text(urlName);
  if (url) return { url };
  throw graphFaults.invalid(`Either source or ${urlName} is needed`);
};

const attachedIds = (params: Params): string[] => {
  const list = params.list('attached_media') ?? [];
  const parsed = z
    .array(attachment)
    .safeParse(list.map((item) => (typeof item === 'string' ? parse(item) : item)));
  if (!parsed.success) throw graphFaults.invalid('Param attached_media must be an array of {media_fbid}');
  return parsed.data.map((item) => item.media_fbid);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
