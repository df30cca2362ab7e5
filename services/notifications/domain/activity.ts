import type { ActivityKind } from '@carillon/contracts/domain/activity.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';

/** The actor of an action. */
export type Who =
  | {
      readonly kind: 'person';
      readonly id: string;
      /** The access token that the action was done with. */
      readonly tokenId?: string | undefined;
      /** The service that did it in their name. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'carillon' }
  | { readonly kind: 'unknown' };

/** The subject of an act. Users are named only by their ids, since deleted users must be forgotten. */
export interface Facts {
  readonly postId?: string | undefined;
  readonly publicationId?: string | undefined;
  readonly targetName?: string | undefined;
  readonly words?: string | null | undefined;
  readonly dueAt?: string | null | undefined;
  readonly platform?: PlatformName | undefined;
  readonly memberId?: string | undefined;
  readonly invited?: string | undefined;
  readonly role?: Role | null | undefined;
  readonly previousRole?: Role | null | undefined;
  readonly name?: string | undefined;
  readonly previousName?: string | null | undefined;
}

/** Something that was done in a workspace. */
export interface ActivityRecord {
  /** The id of the event that reported it. */
  readonly id: string;
  readonly workspaceId: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  readonly who: Who;
  readonly facts: Facts;
  /** The key by which other acts look this one up. */
  readonly key?: string | undefined;
}

/** Key of the action that deleted a publication. */
export const deletedKey = (publicationId: string): string => `deleted ${publicationId}`;
/** Key of the actions that contain a token's name. */
export const tokenKey = (tokenId: string): string => `token ${tokenId}`;
