import type { News } from '../domain/news.ts';
import { takeIn } from '../domain/take-in.ts';
import type { NotificationStore } from '../stores/notifications.ts';
import type { Hints } from './hints.ts';
import type { Trimming } from './trimming.ts';

export interface ApplyDeps {
  readonly stores: { readonly notifications: NotificationStore };
  readonly hints: Hints;
  readonly trimming: Trimming;
}

/** More than there are ever writers of one subject at once. */
const MOST_TRIES = 20;

/** Keeps what some news tell. The same news again, or older ones, change nothing. */
export async function applyNews(deps: ApplyDeps, news: News): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const outcome = await applyOnce(deps, news);
    if (outcome === 'overtaken') continue;
    if (outcome === 'written') {
      deps.hints.changed(news.workspaceId);
      deps.trimming.touch(news.workspaceId);
    }
    return;
  }
  throw new Error(`news of ${news.subject} were overtaken ${MOST_TRIES} times`);
}

async function applyOnce(
  { stores: { notifications } }: ApplyDeps,
  news: News,
): Promise<'unchanged' | 'written' | 'overtaken'> {
  const { workspaceId, subject, kind, platform } = news;
  const known = await notifications.find(workspaceId, subject);
  const taken = takeIn(known, news);
  if (!taken) return 'unchanged';
  // That its network is not connected is told once, and not by each publication that waits for it.
  const folded = kind === 'waiting_for_connection' && (await notifications.isLost(workspaceId, platform));
  const next = folded ? { ...taken.notification, shown: false } : taken.notification;
  return (await notifications.write(known, next, taken.isNew)) ? 'written' : 'overtaken';
}
