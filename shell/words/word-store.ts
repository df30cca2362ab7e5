import { getWordBalance, type WordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import type { LiveEvents, Readable } from '@carillon/sdk/shell.ts';
import { gather } from '@carillon/sdk/time/gather.ts';
import { type Writable, writable } from '../state/readable.ts';

/** The workspace's words, and whether the dialog about them is asked for. */
export interface Words {
  /** Null until the server has said it, and where plans are off: then nobody counts. */
  readonly balance: Readable<WordBalance | null>;
  readonly wanted: Writable<boolean>;
}

interface Deps {
  readonly api: ApiClient;
  readonly session: Readable<{ readonly loggedIn: boolean }>;
  readonly events: LiveEvents;
  /** Says when somebody comes back to the page. */
  readonly page: Pick<Window, 'addEventListener'>;
}

const EVERY_MS = 1_000;

/** Follows the server's balance while somebody is logged in. */
export function createWords({ api, session, events, page }: Deps): Words {
  const balance = writable<WordBalance | null>(null);
  const isWanted = writable(false);
  let loggedIn = false;
  const look = async (): Promise<void> => {
    if (!loggedIn) return;
    try {
      const balanceReply = await api.call(getWordBalance);
      if (loggedIn) balance.set(balanceReply.unlimited ? null : balanceReply);
    } catch (error) {
      console.warn('The words that are left could not be looked up.', error);
    }
  };
  const { ask, stop } = gather(() => void look(), EVERY_MS);
  const follow = (): void => {
    if (session.get().loggedIn === loggedIn) return;
    ({ loggedIn } = session.get());
    stop();
    balance.set(null);
    isWanted.set(false);
    if (loggedIn) ask();
  };
  session.subscribe(follow);
  follow();
  events.on('words.changed', ask);
  events.onResume(ask);
  page.addEventListener('focus', ask);
  return { balance, wanted: isWanted };
}
