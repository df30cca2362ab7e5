import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { type Consumer, defineConsumer } from '../bus/consumer.ts';
import type { PersonalData } from './personal-data.ts';
import type { Subject } from './stored-personal-data.ts';

export interface ErasingDeps {
  readonly data: PersonalData;
  clock(): Date;
  /** Deletes files, subscriptions and the like before the rows that lead to them. Idempotent. */
  before?(subject: Subject): Promise<void>;
}

export interface Erasing {
  readonly consumers: readonly Consumer[];
  /** Looks once for data written late. */
  sweep(): Promise<void>;
}

/** How often that is done. */
export const SWEEP_EVERY_MS = 30_000;

/**
 * Removes a service's data about deleted users and workspaces, at once and again later.
 * @param service prefix of its queues' names
 */
export function createErasing(service: string, { data, clock, before }: ErasingDeps): Erasing {
  const erase = async (subject: Subject): Promise<void> => {
    await before?.(subject);
    await data.erase(subject);
  };
  const eraseNow = async (subject: Subject): Promise<void> => {
    await data.note(subject, clock());
    await erase(subject);
  };
  return {
    consumers: [
      defineConsumer({
        queue: `${service}.deleted-accounts`,
        kind: accountDeleted,
        handle: ({ data: { user_id } }) => eraseNow({ kind: 'user', id: user_id }),
      }),
      defineConsumer({
        queue: `${service}.deleted-workspaces`,
        kind: workspaceDeleted,
        handle: ({ data: { workspace_id } }) => eraseNow({ kind: 'workspace', id: workspace_id }),
      }),
    ],
    async sweep() {
      for (const subject of await data.due(clock())) {
        await erase(subject);
        await data.swept(subject, clock());
      }
    },
  };
}
