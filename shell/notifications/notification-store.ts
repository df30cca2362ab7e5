import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { markNotificationsRead } from '@carillon/contracts/http/notifications/mark-notifications-read.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import { summarizeNotifications } from '@carillon/contracts/http/notifications/summarize-notifications.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { connectionFact, publicationFact } from '@carillon/sdk/publication/facts.ts';
import type { LiveEvents, Readable, Toasts } from '@carillon/sdk/shell.ts';
import { gather } from '@carillon/sdk/time/gather.ts';
import type { OnPageStore } from '../state/on-page.ts';
import { writable } from '../state/readable.ts';

/** The state that the button shows before anybody opens the list. */
export interface Summary {
  readonly unread: number;
  /** How many need attention, read or not. */
  readonly needsAttention: number;
}

export interface NotificationStore extends Readable<Summary> {
  /** Takes the unread count that the server has just sent. */
  noteUnread(unread: number): void;
}

interface Deps {
  readonly api: ApiClient;
  readonly session: Readable<{ readonly loggedIn: boolean }>;
  readonly events: LiveEvents;
  readonly toasts: Toasts;
  readonly onPage: Pick<OnPageStore, 'has'>;
  /** Says when somebody comes back to the page. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** The one that times are shown in. */
  zone(): string;
}

const NOTHING: Summary = { unread: 0, needsAttention: 0 };
/** Much may happen in a second. */
const EVERY_MS = 1_000;

/** Follows the server's summary while somebody is logged in, and shows a toast of what is new. */
export function createNotificationStore(deps: Deps): NotificationStore {
  const { api, session, events, page } = deps;
  const summary = writable(NOTHING);
  let loggedIn = false;
  /** The newest that was there when the page last looked; null before it has. */
  let lastSeen: string | null = null;

  const look = async (): Promise<void> => {
    if (!loggedIn) return;
    try {
      const { unread, needs_attention, latest } = await api.call(summarizeNotifications);
      if (!loggedIn) return;
      summary.set({ unread, needsAttention: needs_attention });
      const seenBefore = lastSeen;
      lastSeen = [seenBefore ?? '', ...latest.map(({ at }) => at)].toSorted().at(-1) ?? null;
      if (seenBefore !== null) for (const one of latest) if (one.at > seenBefore) showToast(deps, one);
    } catch (error) {
      console.warn('The notifications could not be looked up.', error);
    }
  };
  const { ask, stop } = gather(() => void look(), EVERY_MS);
  /** Events during a gap appear in the list, not as toasts. */
  const catchUp = (): void => {
    lastSeen = null;
    ask();
  };
  const follow = (): void => {
    if (session.get().loggedIn === loggedIn) return;
    ({ loggedIn } = session.get());
    stop();
    lastSeen = null;
    summary.set(NOTHING);
    if (loggedIn) ask();
  };

  session.subscribe(follow);
  follow();
  events.on('notifications.changed', ask);
  events.onResume(catchUp);
  page.addEventListener('focus', ask);
  return {
    ...summary,
    noteUnread: (unread) => summary.set({ ...summary.get(), unread }),
  };
}

const NEWS: ReadonlySet<NotificationKind> = new Set(['approved', 'approval_requested', 'became_owner']);
const WARNINGS: ReadonlySet<NotificationKind> = new Set([
  ...(['published_late', 'delayed', 'changes_requested', 'member_closed'] as const),
]);

/** Shows no toast over what the page already shows. Good news may wait. */
function showToast({ api, onPage, toasts, zone }: Deps, one: NotificationView): void {
  const { id, kind, platform, publication } = one;
  const fact = publication ? publicationFact(publication.id) : platform && connectionFact(platform);
  const isShown = fact !== null && onPage.has(fact);
  if (kind === 'published' || kind === 'connection_restored') {
    if (isShown) api.call(markNotificationsRead, { body: { ids: [id] } }).catch(() => undefined);
    return;
  }
  if (isShown) return;
  import('./describe.ts').then(
    ({ describe }) => {
      const { title, text } = describe(one, { zone: zone(), now: new Date() });
      const message = [title, text].filter(Boolean).join('. ');
      if (NEWS.has(kind)) toasts.success(message);
      else if (WARNINGS.has(kind)) toasts.warning(message);
      else if (text) toasts.danger(text, title);
      else toasts.danger(title);
    },
    () => undefined,
  );
}
