import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { LRUCache } from 'lru-cache';
import type { PublicationSpec } from '../domain/publication.ts';
import { type ResolvedTarget, resolveTarget } from './resolve-target.ts';

/** Tokens of targets, each asked for once in a while. */
export interface TargetCache {
  /** @throws as `resolveTarget` */
  resolve(publication: PublicationSpec, signal: AbortSignal): Promise<ResolvedTarget>;
  /** The network refused its token. */
  forget(publication: PublicationSpec): void;
  /** Something changed about what a workspace has connected on a network. */
  forgetConnection(workspaceId: string, platform: PlatformName): void;
  /** Changes may have been missed. */
  clear(): void;
}

const LIMIT = 5000;
const TTL_MS = 30_000;

export function createTargetCache(identity: ServiceClient): TargetCache {
  const cache = new LRUCache<string, Promise<ResolvedTarget>>({ max: LIMIT, ttl: TTL_MS });
  const connectionKey = (workspaceId: string, platform: PlatformName): string =>
    JSON.stringify([workspaceId, platform]);
  const keyOf = ({ workspaceId, platform, targetId }: PublicationSpec): string =>
    `${connectionKey(workspaceId, platform)} ${targetId}`;

  const ask = (publication: PublicationSpec): Promise<ResolvedTarget> => {
    const key = keyOf(publication);
    const resolving = resolveTarget(identity, publication);
    cache.set(key, resolving);
    resolving.catch(() => cache.peek(key) === resolving && cache.delete(key));
    return resolving;
  };

  return {
    resolve: (publication, signal) => orAborted(cache.get(keyOf(publication)) ?? ask(publication), signal),
    forget: (publication) => void cache.delete(keyOf(publication)),
    forgetConnection(workspaceId, platform) {
      const prefix = `${connectionKey(workspaceId, platform)} `;
      for (const key of [...cache.keys()]) if (key.startsWith(prefix)) cache.delete(key);
    },
    clear: () => cache.clear(),
  };
}

/** Rejects for one caller that has to stop; the work goes on for the others that wait for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(new AppError('service_unavailable', { cause: signal.reason }));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}
