import { permitPublic, resolveBySystem } from '@carillon/kit/http/public-address.ts';
import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import { createQuotas, NO_LIMITS, type Quotas } from '@carillon/kit/plan/quotas.ts';
import type { ApiConfig } from './config.ts';
import { createContext, type PostsContext, type PostsRuntime } from './context.ts';
import type { RemoteMedia, Uploads } from './library/uploads.ts';
import { createDiskRoom } from './media/disk-room.ts';
import { createFetchCalls } from './media/remote/fetch-calls.ts';
import { type ApiStores, openApiStores } from './stores/stores.ts';

const MB = 1024 * 1024;

interface Settings {
  /** Where browsers and networks find this Carillon. */
  readonly publicUrl: string;
  readonly mediaKey: Uint8Array;
  /** Most that one workspace's media may take, bytes. */
  readonly mediaQuota: number;
}

export interface ApiContext extends PostsContext<ApiStores> {
  readonly quotas: Quotas;
  readonly settings: Settings;
  readonly uploads: Uploads;
}

/** With the five that one call fetches at a time, ten take less than the 180 seconds of the timeout. */
const FETCH_MS = 75_000;
const FETCH_CALLS = { most: 5, perWorkspace: 2 };

/** Opens what the API works with. */
export async function createApiContext(
  config: ApiConfig,
  runtime: PostsRuntime,
  /** For tests, whose servers are on this machine. */
  overrides: { readonly remote?: Partial<RemoteMedia> } = {},
): Promise<ApiContext> {
  return {
    ...(await createContext(config, runtime, openApiStores)),
    quotas: plansApply(config) ? createQuotas(runtime) : NO_LIMITS,
    settings: {
      publicUrl: config.PUBLIC_URL,
      mediaKey: config.MEDIA_KEY,
      mediaQuota: config.MEDIA_QUOTA_MB * MB,
    },
    uploads: {
      hasRoom: createDiskRoom(config.MEDIA_FOLDER, config.MEDIA_MIN_FREE_MB * MB),
      remote: {
        resolve: resolveBySystem,
        permit: permitPublic,
        withinMs: FETCH_MS,
        calls: createFetchCalls(FETCH_CALLS),
        ...overrides.remote,
      },
    },
  };
}
