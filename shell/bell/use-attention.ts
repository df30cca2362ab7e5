import { needsAttention } from '@carillon/contracts/domain/attention.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import type { Shell } from '@carillon/sdk/shell.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What needs the user now, by the rule that the dashboard has. */
export interface Attention {
  /** Posts, however many networks each goes to. */
  readonly posts: number;
  /** Networks that no longer accept their links. */
  readonly lost: readonly PlatformName[];
}

/** Changes come in crowds: it is looked up when none came for a moment, and at the latest a few moments after the first. */
const QUIET_MS = 1_500;
const LATEST_MS = 10_000;

/** Asks the server as long as the component is there: at once, and after what has changed. Null while unknown. */
export function useAttention({ api, events }: Pick<Shell, 'api' | 'events'>): {
  readonly attention: Attention | 'failed' | null;
  again(): void;
} {
  const [attention, setAttention] = useState<Attention | 'failed' | null>(null);
  const there = useRef(true);
  const looking = useRef(false);
  /** Something has changed since it was asked. */
  const stale = useRef(false);
  const again = useCallback(async (): Promise<void> => {
    stale.current = true;
    // Many changes at once are looked up together.
    if (looking.current) return;
    looking.current = true;
    while (stale.current && there.current) {
      stale.current = false;
      const found = await lookUp(api).catch((error: unknown) => {
        console.warn('What needs the user could not be looked up.', error);
        return 'failed' as const;
      });
      if (there.current) setAttention(found);
    }
    looking.current = false;
  }, [api]);
  useEffect(() => {
    there.current = true;
    const { soon, stop } = gathered(() => void again());
    void again();
    const stops = [
      events.on('publication.changed', soon),
      events.on('connection.changed', soon),
      events.onResume(soon),
      stop,
    ];
    return () => {
      there.current = false;
      for (const stop of stops) stop();
    };
  }, [events, again]);
  return { attention, again: () => void again() };
}

/** Runs once for all that was asked for in a row. */
function gathered(run: () => void): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: number | null = null;
  return {
    soon() {
      latest ??= Date.now() + LATEST_MS;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          latest = null;
          run();
        },
        Math.max(0, Math.min(QUIET_MS, latest - Date.now())),
      );
    },
    stop: () => clearTimeout(timer),
  };
}

async function lookUp(api: ApiClient): Promise<Attention> {
  const [{ posts }, ...checks] = await Promise.all([
    api.call(listUserPosts),
    api.call(checkFacebook),
    api.call(checkInstagram),
    api.call(checkLinkedin),
  ]);
  const those = (is: (check: (typeof checks)[number]) => boolean) =>
    PLATFORM_NAMES.filter((_, at) => checks[at] && is(checks[at]));
  const unlinked = new Set(those(({ connected }) => !connected));
  const waiting = Object.values(posts)
    .flat()
    .filter((post) => needsAttention(post, unlinked));
  return {
    posts: new Set(waiting.map(({ post_id }) => post_id)).size,
    lost: those(({ reconnect }) => reconnect),
  };
}
