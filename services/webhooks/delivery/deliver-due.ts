import { LEASE_MS, type ServeDeps, serveQueue } from './serve-queue.ts';

export interface DispatchDeps extends ServeDeps {
  /** How many webhooks are served at a time. */
  readonly concurrency: number;
}

/** A workspace has that many at a time, so that slow receivers of one leave room for others. */
const MAX_OF_WORKSPACE = 4;

/** Serves the webhooks that have something due, each by one process at a time, the longest due first. */
export interface Dispatch {
  /** Looks, and once more when asked meanwhile. Resolves when those that are due are begun. */
  look(): Promise<void>;
  /** Resolves when none is under way. */
  idle(): Promise<void>;
}

export function deliverDue(deps: DispatchDeps): Dispatch {
  const { stores, clock, concurrency, stopping, log } = deps;
  const underWay = new Map<string, { readonly workspaceId: string; readonly done: Promise<void> }>();

  const busyWorkspaces = (): string[] => {
    const all = [...underWay.values()].map(({ workspaceId }) => workspaceId);
    return [...new Set(all)].filter((id) => all.filter((one) => one === id).length >= MAX_OF_WORKSPACE);
  };
  const begin = async (): Promise<boolean> => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const lease = await stores.webhooks.lease(now, until, busyWorkspaces());
    if (!lease) return false;
    const { token } = lease;
    const done = serveQueue(deps, lease).finally(() => {
      underWay.delete(token);
      void look();
    });
    underWay.set(token, { workspaceId: lease.webhook.workspaceId, done });
    return true;
  };
  let looking: Promise<void> | null = null;
  let again = false;
  const look = (): Promise<void> => {
    again = true;
    looking ??= (async () => {
      while (again && !stopping.aborted) {
        again = false;
        while (underWay.size < concurrency && !stopping.aborted && (await begin()));
      }
    })()
      .catch((err) => log.warn({ err }, 'webhooks could not be looked for'))
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  return {
    look,
    async idle() {
      while (looking || underWay.size > 0)
        await Promise.all([looking, ...[...underWay.values()].map(({ done }) => done)]);
    },
  };
}
