import type { Operation } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { createSocialStore } from '@carillon/sdk/social/social-store.ts';
import { memoryStorage } from '@carillon/sdk/testing/memory-storage.ts';
import { createKeptStore } from '../kept-store.ts';
import { createServerLogOut } from '../server-log-out.ts';
import { createSessionStore } from '../session.ts';
import { createToastStore } from '../toasts.ts';

/** A browser whose server answers as a test says, and what its session does with the page. */
export function openBrowser() {
  const { storage, kept } = memoryStorage();
  const tabs = new EventTarget();
  const wentToLogin: { comeBack: boolean }[] = [];
  const startedMoves: string[] = [];
  const moves: string[] = [];
  const calledIds: string[] = [];
  /** By the operation's id. */
  const answers: Record<string, () => unknown> = {};
  let reloads = 0;
  return {
    storage,
    kept,
    tabs,
    wentToLogin,
    begun: startedMoves,
    moves,
    called: calledIds,
    answers,
    reloads: () => reloads,
    open() {
      const social = createSocialStore(storage, () => 0);
      const api = {
        call: async ({ id }: Operation) => {
          calledIds.push(id);
          return answers[id]?.() ?? {};
        },
      } as unknown as ApiClient;
      const toasts = createToastStore();
      const keeper = createKeptStore(storage, tabs);
      const session = createSessionStore({
        storage,
        tabs,
        api,
        social,
        kept: keeper,
        serverLogOut: createServerLogOut({
          storage,
          api,
          toasts,
          tabs,
          leave: (address) => void startedMoves.push(address),
        }),
        goToLogin: (options) => void wentToLogin.push(options),
        reload: () => void reloads++,
        begin: (address) => void startedMoves.push(address),
        noteMove: (name, why) => void moves.push(why === undefined ? name : `${name}: ${why}`),
      });
      return { session, social, keeper, toasts };
    },
  };
}

export const failing = () => {
  throw new Error('No response received from server');
};
