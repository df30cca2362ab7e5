import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { resolveTarget as resolve } from '@carillon/contracts/http/identity/resolve-target.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Order } from '../domain/publication.ts';

export interface ResolvedTarget {
  readonly id: string;
  readonly accessToken: string;
}

/** The target is not the user's to publish to at the moment; identity knows already. */
export class NotLinked extends Error {
  constructor(cause: AppError) {
    super(cause.message, { cause });
    this.name = 'NotLinked';
  }
}

/** @throws NotLinked, or the AppError of an identity that can't say now */
export async function resolveTarget(
  identity: ServiceClient,
  { userId, platform, pageId }: Order,
  signal: AbortSignal,
): Promise<ResolvedTarget> {
  try {
    const body = { user_id: userId, platform_id: PLATFORMS[platform].id, page_id: pageId };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)]);
    const { target_id: id, access_token: accessToken } = await identity.call(resolve, {
      body,
      signal: limit,
    });
    return { id, accessToken };
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_connected' || error.code === 'not_found'))
      throw new NotLinked(error);
    throw error;
  }
}
