import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import type { LiveEvent } from '@carillon/contracts/http/gateway/live-events.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import type { LiveEvents, Notices, Readable } from '@carillon/sdk/shell.ts';
import type { SocialState } from '@carillon/sdk/social/social-state.ts';
import type { UserStorage } from '@carillon/sdk/storage/user-storage.ts';
import type { OnPageStore } from '../state/on-page.ts';
import { writable } from '../state/readable.ts';
import { catchUp } from './catch-up.ts';
import { describeEntry } from './describe.ts';
import {
  clearAll,
  EMPTY_INBOX,
  type Heard,
  hearConnection,
  hearEvent,
  type Inbox,
  type InboxEntry,
  inbox,
  isToldBy,
  markRead,
  type ShownEntry,
  saysTheSame,
  shownOf,
} from './inbox.ts';

export interface InboxStore extends Readable<readonly ShownEntry[]> {
  markRead(): void;
  clear(): void;
}

interface InboxDeps {
  readonly api: ApiClient;
  readonly storage: Readable<UserStorage | null>;
  readonly events: LiveEvents;
  readonly social: Readable<SocialState>;
  readonly notices: Notices;
  readonly onPage: Pick<OnPageStore, 'has'>;
  clock(): Date;
  /** The one that times are told in. */
  zone(): string;
}

const KEY = 'inbox';
const LOOKED = 'inboxLooked';
/** Every page that is loaded, in whichever tab, would ask. */
const ONCE_IN_MS = 60_000;

/** What the user should know of, kept in this browser; told by a notice as well when it happens. */
export function createInboxStore(deps: InboxDeps): InboxStore {
  const { api, storage, events, social, notices, onPage, clock, zone } = deps;
  const entries = writable<readonly ShownEntry[]>([]);
  let state = EMPTY_INBOX;
  /** What this tab has told; another tab may be faster at keeping it. */
  let told = new Map<string, InboxEntry>();
  let stopWatching = (): void => undefined;

  const show = (next: Inbox): void => {
    state = next;
    entries.set(shownOf(next));
  };
  const keep = (next: Inbox): void => {
    if (next.entries === state.entries) return;
    storage.get()?.set(KEY, JSON.stringify(next));
    show(next);
  };
  const open = (): void => {
    const kept = storage.get();
    stopWatching();
    stopWatching = kept?.watch(KEY, () => show(readInbox(kept))) ?? (() => undefined);
    show(readInbox(kept));
    told = new Map(state.entries.map((entry) => [entry.id, entry]));
    if (kept) void lookAgain(kept, ONCE_IN_MS);
  };
  /** What happened while nobody listened is not told again; the posts as they stand show it. */
  const lookAgain = async (kept: UserStorage, onceInMs: number): Promise<void> => {
    if (clock().getTime() - Number(kept.get(LOOKED) ?? 0) < onceInMs) return;
    kept.set(LOOKED, String(clock().getTime()));
    try {
      const { posts } = await api.call(listUserPosts);
      if (storage.get() !== kept) return;
      keep(catchUp(state, Object.values(posts).flat(), clock()));
      told = new Map(state.entries.map((entry) => [entry.id, entry]));
    } catch (error) {
      console.warn('What happened meanwhile could not be looked up.', error);
      kept.remove(LOOKED);
    }
  };
  const take = ({ after, entry }: Heard): void => {
    keep(after);
    const news = entry !== null && !saysTheSame(told.get(entry.id), entry) && !isToldBy(told.values(), entry);
    told = new Map(after.entries.map((one) => [one.id, one]));
    // What the page shows by itself is not laid over it.
    if (news && !onPage.has(entry.id)) tell(notices, entry, zone());
  };
  const hear = (event: LiveEvent): void => {
    if (storage.get() !== null) take(hearEvent(state, event, clock()));
  };

  /** The event of a new link comes while its user is at the network, where nothing hears it. */
  let known = social.get();
  const seeLinks = (): void => {
    const now = social.get();
    const linked = PLATFORM_NAMES.filter((one) => now[one].connected && !known[one].connected);
    known = now;
    if (storage.get() === null) return;
    for (const platform of linked)
      take(hearConnection(state, { platform, status: 'connected', reason: null }, clock()));
  };

  storage.subscribe(open);
  open();
  social.subscribe(seeLinks);
  events.on('publication.changed', (data) => hear({ type: 'publication.changed', data }));
  events.onResume(() => {
    const kept = storage.get();
    if (kept) void lookAgain(kept, 0);
  });
  events.on('connection.changed', (data) => hear({ type: 'connection.changed', data }));
  return {
    get: entries.get,
    subscribe: entries.subscribe,
    markRead: () => keep(markRead(state)),
    clear() {
      keep(clearAll(state));
      told = new Map(state.entries.map((entry) => [entry.id, entry]));
    },
  };
}

function tell(notices: Notices, entry: InboxEntry, zone: string): void {
  const { title, text } = describeEntry(entry, zone);
  if (entry.kind === 'late' || entry.kind === 'delayed') notices.warning(`${title}. ${text}`);
  else notices.danger(text, title);
}

function readInbox(kept: UserStorage | null): Inbox {
  try {
    return inbox.parse(JSON.parse(kept?.get(KEY) ?? 'null') ?? EMPTY_INBOX);
  } catch {
    return EMPTY_INBOX;
  }
}
