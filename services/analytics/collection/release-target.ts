import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { backoffMs } from '../domain/backoff.ts';
import { targetKey } from '../domain/tracked.ts';
import { reportRefusal } from '../reading/target-token.ts';
import type { Release } from '../stores/targets.ts';
import { USAGE_HIGH } from './allowance.ts';
import type { CollectDeps } from './collect-deps.ts';
import { faultOf, reconnect } from './reading-fault.ts';
import type { ReadingSession } from './reading-session.ts';

/** More often than anything comes due in the moment of a release. */
const MAX_TRIES = 10;

/** Releases a target whose due figures were read; the rest stays due. */
export const releaseRead = (deps: CollectDeps, session: ReadingSession): Promise<void> =>
  release(deps, session, { fault: null, failures: 0 });

/** Its workspace has to reconnect it; until then nothing is read. */
export async function releaseLostTarget(deps: CollectDeps, session: ReadingSession): Promise<void> {
  const { platform, workspaceId } = session.target;
  await release(deps, session, { fault: reconnect(platform), failures: 0, connected: false });
  deps.signal(workspaceId, 'figures');
}

/** An error: readings so far stay, and the target is paused for a while. */
export async function releaseFailed(
  deps: CollectDeps,
  session: ReadingSession,
  error: unknown,
): Promise<void> {
  const { log } = deps.telemetry;
  const { target, token } = session;
  const { platform, targetId } = target;
  try {
    if (!(error instanceof SocialError)) {
      log.error({ err: error, platform, targetId }, 'figures could not be collected');
      return await release(deps, session, waiting(deps, session, target.fault, null));
    }
    const meaning = token ? await reportRefusal(deps, target, token, error) : error;
    const { kind, code, message, retryAt, scope } = meaning;
    log.info({ platform, targetId, kind, errorCode: code, reason: message }, 'figures can not be read');
    if (kind === 'reconnect' && token) return await releaseLostTarget(deps, session);
    if (retryAt && (scope === 'app' || scope === 'server'))
      deps.pace.cooldowns.note({ ...target, server: token?.access.server }, scope, retryAt);
    const { fault, waitMs } = faultOf(platform, meaning);
    // Sparing a network is no fault.
    const shownFault = code === USAGE_HIGH ? null : fault;
    await release(deps, session, waiting(deps, session, shownFault, retryAt ?? waitMs));
    if ((shownFault && toEnglish(shownFault)) !== target.fault) deps.signal(target.workspaceId, 'figures');
  } catch (err) {
    // Its lease ends by itself.
    log.error({ err, platform, targetId }, 'a target could not be released');
  }
}

function waiting(
  { clock, random }: CollectDeps,
  { target }: ReadingSession,
  fault: string | Text | null,
  wait: Date | number | null,
): Ending {
  const failures = target.failures + 1;
  const now = clock().getTime();
  const notBefore = wait instanceof Date ? wait : new Date(now + (wait ?? backoffMs(failures, random())));
  return { fault, failures, notBefore };
}

type Ending = Omit<Release, 'dueAt' | 'applied' | 'accountDueAt'>;

/** Includes the next due reading, even if one came due during this one. */
async function release({ stores }: CollectDeps, session: ReadingSession, ending: Ending): Promise<void> {
  let { target } = session;
  const { applied } = session;
  const { accountDueAt } = target;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const next = await stores.publications.nextDue(targetKey(target));
    const dueAt = next && next < accountDueAt ? next : accountDueAt;
    if (await stores.targets.release(target, { ...ending, accountDueAt, dueAt, applied })) return;
    const now = await stores.targets.reload(target);
    if (!now) return;
    target = now;
  }
}
