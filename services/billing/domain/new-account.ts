import { SIGN_UP_WORDS } from '@carillon/contracts/domain/words.ts';
import { type Account, enter } from './account.ts';

/** With the free words of the sign-up. */
export function newAccount(workspaceId: string, now: Date): Account {
  const nothing = { granted: 0, spent: 0, entries: 0, planWords: null, reservations: [], unwritten: [] };
  const grant = { id: 'sign_up', kind: 'grant', reason: 'sign_up', words: SIGN_UP_WORDS } as const;
  return enter({ workspaceId, revision: 0, ...nothing }, grant, now);
}
