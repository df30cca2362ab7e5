import { createPlanUses, NO_LIMITS, type PlanUses } from '@carillon/kit/plan/plan-uses.ts';
import type { ApiConfig } from './config.ts';
import { createContext, type PostsContext, type PostsRuntime } from './context.ts';
import { createDiskRoom, type DiskRoom } from './media/disk-room.ts';
import { type ApiStores, openApiStores } from './stores/stores.ts';

const MB = 1024 * 1024;

export interface ApiContext extends PostsContext<ApiStores> {
  /** Most that one workspace's media may take, bytes. */
  readonly mediaQuota: number;
  readonly plan: PlanUses;
  /** Whether the disk has room for another upload. */
  readonly hasRoom: DiskRoom;
}

/** Opens what the API works with. */
export async function createApiContext(config: ApiConfig, runtime: PostsRuntime): Promise<ApiContext> {
  return {
    ...(await createContext(config, runtime, openApiStores)),
    plan: config.PLANS ? createPlanUses(runtime) : NO_LIMITS,
    mediaQuota: config.MEDIA_QUOTA_MB * MB,
    hasRoom: createDiskRoom(config.MEDIA_FOLDER, config.MEDIA_MIN_FREE_MB * MB),
  };
}
