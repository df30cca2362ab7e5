import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { SocialDeps } from '../deps.ts';
import { SocialError } from '../social-error.ts';
import { type Api, serverOf } from './api.ts';
import { name } from './bounded.ts';

/** Servers that count, limit or refuse in ways of their own; a fork of Mastodon is `mastodon`, any other is `other`. */
export type Software = 'mastodon' | 'gotosocial' | 'pleroma' | 'pixelfed' | 'other';

/** A server's description of itself. */
export interface Instance {
  readonly software: Software;
  readonly version: string;
  /** The domain in its people's handles. */
  readonly domain: string;
  /** Mastodon's own API version; 0 where the server tells none. */
  readonly api: number;
  /** Longest text, as the server counts. */
  readonly text: number;
  readonly images: number;
  /** Bytes; absent where the server doesn't say. */
  readonly imageBytes?: number | undefined;
  readonly videoBytes?: number | undefined;
  readonly altText: number;
}

const positive = z.number().int().positive().optional().catch(undefined);
const configuration = z
  .object({
    statuses: z
      .object({ max_characters: positive, max_media_attachments: positive })
      .optional()
      .catch(undefined),
    media_attachments: z
      .object({ image_size_limit: positive, video_size_limit: positive, description_limit: positive })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);
const instanceReply = z.object({
  domain: name.optional(),
  account_domain: name.optional(),
  version: name.default(''),
  source_url: name.optional().catch(undefined),
  configuration,
  max_toot_chars: positive,
  api_versions: z.object({ mastodon: z.number().int().optional() }).optional().catch(undefined),
});

const DEFAULT_TEXT = 500;
const DEFAULT_IMAGES = 4;
const DEFAULT_ALT_TEXT = 1500;
const PIXELFED_ALT_TEXT = 1000;
const DAY_MS = 24 * 3_600_000;
const MAX_SERVERS = 2000;

export interface Instances {
  /** Returns the description by the account's server, at most a day old. */
  of(access: Access, signal?: AbortSignal): Promise<Instance>;
  /** Reads it again next time, because the server rejected something it should accept. */
  forget(server: string): void;
  /** Returns the known description without a request. */
  known(server: string): Instance | undefined;
}

export const createInstances = (api: () => Api, { now }: Pick<SocialDeps, 'now'>): Instances => {
  const instances = new LRUCache<string, { instance: Instance; at: number }>({ max: MAX_SERVERS });
  return {
    async of(access, signal) {
      const server = serverOf(access);
      const cached = instances.get(server);
      const at = now().getTime();
      if (cached && Math.abs(at - cached.at) < DAY_MS) return cached.instance;
      const instance = await read(api(), access, signal);
      instances.set(server, { instance, at });
      return instance;
    },
    forget: (server) => void instances.delete(server),
    known: (server) => instances.get(server)?.instance,
  };
};

async function read(api: Api, access: Access, signal?: AbortSignal): Promise<Instance> {
  const call = { access, signal, schema: instanceReply };
  const reply = await api.get('api/v2/instance', call).catch((error: unknown) => {
    if (error instanceof SocialError && error.status === 404) return api.get('api/v1/instance', call);
    throw error;
  });
  const { statuses, media_attachments: media } = reply.configuration ?? {};
  const software = softwareOf(reply);
  return {
    software,
    version: reply.version,
    domain: reply.account_domain ?? reply.domain ?? new URL(serverOf(access)).host,
    api: reply.api_versions?.mastodon ?? 0,
    text: statuses?.max_characters ?? reply.max_toot_chars ?? DEFAULT_TEXT,
    images: statuses?.max_media_attachments ?? DEFAULT_IMAGES,
    imageBytes: media?.image_size_limit,
    videoBytes: media?.video_size_limit,
    altText: media?.description_limit ?? (software === 'pixelfed' ? PIXELFED_ALT_TEXT : DEFAULT_ALT_TEXT),
  };
}

/** Others state in their version what they are compatible with: `2.7.2 (compatible; Pleroma 2.6.0)`. */
function softwareOf({ version, source_url = '' }: z.output<typeof instanceReply>): Software {
  if (/pixelfed/i.test(version)) return 'pixelfed';
  if (/pleroma|akkoma/i.test(version)) return 'pleroma';
  if (/gotosocial/i.test(`${version} ${source_url}`)) return 'gotosocial';
  if (/compatible;/i.test(version)) return 'other';
  return 'mastodon';
}
