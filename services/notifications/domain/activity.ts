import type { ActivityKind } from '@carillon/contracts/domain/activity.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';

/** Who did something. */
export type Who =
  | {
      readonly kind: 'person';
      readonly id: string;
      /** Of the access token that it was done by. */
      readonly tokenId?: string | undefined;
      /** The service that did it in their name. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'carillon' }
  | { readonly kind: 'unknown' };

/** What an act is about. Users are named by their ids alone, since who is deleted must be forgotten. */
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
  /** Of the event that told of it. */
  readonly id: string;
  readonly workspaceId: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  readonly who: Who;
  readonly facts: Facts;
  /** What other acts look this one up by. */
  readonly key?: string | undefined;
}

/** Of the act that a publication was deleted by. */
export const deletedKey = (publicationId: string): string => `deleted ${publicationId}`;
/** Of the acts that say what a token is called. */
export const tokenKey = (tokenId: string): string => `token ${tokenId}`;
