import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@carillon/kit/errors.ts';
import { createTurns } from '@carillon/kit/in-turn.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Account, Entry } from '../domain/account.ts';
import type { Decision } from '../domain/decide.ts';
import { grantWords } from '../domain/grant-words.ts';
import { newAccount } from '../domain/new-account.ts';
import type { AccountStore } from '../stores/accounts.ts';
import type { LedgerStore } from '../stores/ledger.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';

interface Deps {
  readonly stores: {
    readonly accounts: AccountStore;
    readonly ledger: LedgerStore;
    readonly plans: Pick<PlanAccountStore, 'find'>;
  };
  readonly log: Log;
  clock(): Date;
  /** Tells open pages. */
  signal(workspaceId: string): void;
}

/** The state from which a reservation is decided. */
interface KnownState {
  readonly account: Account;
  /** Words already spent under its id. */
  readonly spent: Entry | null;
  readonly now: Date;
}

/** The one way to an account. */
export interface AccountChanges {
  /** Opens it when the workspace is seen for the first time, and brings in the words of its plan. */
  read(workspaceId: string): Promise<Account>;
  change<A, R>(
    workspaceId: string,
    reservationId: string,
    decide: (state: KnownState) => Decision<A, R>,
  ): Promise<Decision<A, R>>;
  /** Resolves when every entry is in the ledger. */
  writeLedger(account: Account): Promise<void>;
}

/** Other processes may win as often as this, each of them by a change that is made. */
const MAX_TRIES = 50;

export function createAccountChanges({ stores, log, clock, signal }: Deps): AccountChanges {
  const { accounts, ledger } = stores;
  const inTurn = createTurns();

  const open = async (workspaceId: string): Promise<Account> => {
    const storedAccount = await accounts.find(workspaceId);
    if (storedAccount) return storedAccount;
    const account = newAccount(workspaceId, clock());
    await accounts.create(account);
    return (await accounts.find(workspaceId)) ?? account;
  };

  const read = async (workspaceId: string): Promise<Account> => {
    const plan = await stores.plans.find(workspaceId);
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const account = await open(workspaceId);
      const granted = grantWords(account, plan?.subscription ?? null, clock());
      if (granted === account) return account;
      if (await accounts.change(account, granted)) signal(workspaceId);
    }
    throw new AppError('service_unavailable');
  };

  const writeLedger = async ({ workspaceId, unwritten }: Account): Promise<void> => {
    for (const entry of unwritten) await ledger.add(workspaceId, entry);
    const last = unwritten.at(-1);
    if (last) await accounts.noteWritten(workspaceId, last.number);
  };

  /** The account first: an entry leaves it only when the ledger has it. */
  const look = async (workspaceId: string, id: string): Promise<KnownState> => {
    const account = await read(workspaceId);
    const unwritten = account.unwritten.find((entry) => entry.id === id);
    return { account, spent: unwritten ?? (await ledger.find(workspaceId, id)), now: clock() };
  };

  /** Null when another process was faster. */
  const attempt = async <A, R>(
    workspaceId: string,
    reservationId: string,
    decide: (state: KnownState) => Decision<A, R>,
  ): Promise<Decision<A, R> | null> => {
    const state = await look(workspaceId, reservationId);
    const decision = decide(state);
    if ('refused' in decision || decision.account === state.account) return decision;
    if (!(await accounts.change(state.account, decision.account))) return null;
    // If this fails, the next write or read does it.
    await writeLedger(decision.account).catch((err) => log.warn({ err }, 'the ledger is written later'));
    if (decision.account.spent !== state.account.spent) signal(workspaceId);
    return decision;
  };

  return {
    read,
    writeLedger,
    change: (workspaceId, reservationId, decide) =>
      inTurn(workspaceId, async () => {
        for (let tries = 1; tries <= MAX_TRIES; tries++) {
          const decision = await attempt(workspaceId, reservationId, decide);
          if (decision) return decision;
          await pause(Math.random() * 2 * tries);
        }
        throw new AppError('service_unavailable');
      }),
  };
}
