import { expect, test } from '@jest/globals';
import { writable } from './readable.ts';
import { tellSessionEnd } from './tell-session-end.ts';
import { createToastStore } from './toasts.ts';

test('reports an ended session until somebody logs in', () => {
  const session = writable({ loggedIn: false, user: null });
  const toasts = createToastStore();
  tellSessionEnd(session, toasts);
  expect(toasts.list.get()).toMatchObject([{ kind: 'warning', title: 'You’re logged out' }]);
  session.set({ loggedIn: false, user: null });
  expect(toasts.list.get()).toHaveLength(1);
  session.set({ loggedIn: true, user: null });
  expect(toasts.list.get()).toEqual([]);
});
