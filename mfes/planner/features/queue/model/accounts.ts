import {
  PLATFORM_NAMES,
  PLATFORMS,
  type PlatformName,
  pageIdOf,
} from '@carillon/contracts/domain/platforms.ts';
import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { type Connections, targetsOf } from '@carillon/sdk/index.ts';

/** An account that posts can be queued for. */
export interface Account {
  readonly key: string;
  readonly platform: PlatformName;
  readonly platformId: number;
  /** As the calls take it; null for a LinkedIn profile. */
  readonly pageId: string | null;
  readonly name: string;
  readonly schedule: PostingScheduleView | null;
}

/** The connected accounts, each with its posting slots, network by network. */
export const accountsOf = (connections: Connections, schedules: readonly PostingScheduleView[]): Account[] =>
  PLATFORM_NAMES.flatMap((platform) => {
    const { data } = connections[platform];
    if (!data) return [];
    return targetsOf(platform, data as never).map(({ id, name }) => {
      const pageId = pageIdOf(platform, id);
      return {
        ...{ key: `${platform} ${id}`, platform, platformId: PLATFORMS[platform].id, pageId, name },
        schedule: schedules.find((one) => one.platform === platform && one.page_id === pageId) ?? null,
      };
    });
  });

export const isChecking = (connections: Connections): boolean =>
  PLATFORM_NAMES.some((platform) => connections[platform].isPending);
