import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectedUser, connect } from '../../../deploy/standalone/testing/connected-user.ts';
import type { Fault } from '../plan/faults.ts';
import type { PlannedPost } from '../plan/posts.ts';
import { watchFailures } from './failures.ts';
import { livePost, type Memory } from './post-life.ts';
import type { Retry } from './retry.ts';
import { createWords, type PromisedPost } from './words.ts';
import type { World } from './world.ts';

export interface Aftermath {
  readonly promises: readonly PromisedPost[];
  /** Ids of what Carillon said it had stopped. */
  readonly stopped: ReadonlySet<string>;
  readonly retries: readonly Retry[];
  readonly edits: number;
}

/** The users post while everything goes wrong; when it is over, nothing more does, and lost connections are made again. */
export async function storm(
  world: World,
  users: readonly ConnectedUser[],
  posts: readonly PlannedPost[],
  faults: readonly Fault[],
): Promise<Aftermath> {
  const start = performance.now();
  const at = (ms: number): Promise<void> => pause(Math.max(ms - (performance.now() - start), 0));
  const memory: Memory = {
    words: createWords(),
    stopped: new Set(),
    retries: [],
    failures: watchFailures(world.ledger),
    apiNow: () => new Date(world.now().getTime() + world.system.apiSkewMs),
  };
  const live = async (post: PlannedPost) => {
    await at(post.atMs);
    const user = users[post.user];
    return user ? [await livePost(user, post, memory)] : [];
  };
  const strike = async (fault: Fault): Promise<void> => {
    await at(fault.atMs);
    await bring(world, fault);
  };

  const [lives] = await Promise.all([Promise.all(posts.map(live)), ...faults.map(strike)]);
  await world.keeper.calm();
  await world.ledger.spoil(null);
  for (const fault of faults)
    if (fault.type === 'revoke')
      await Promise.all(users.map(({ client, name }) => connect(client, fault.network, name)));
  await memory.failures.close();
  await Promise.all(lives.flat().map(({ retried }) => retried));
  return {
    promises: lives.flat().flatMap(({ accepted }) => accepted.map(memory.words.of)),
    edits: memory.words.edits(),
    ...memory,
  };
}

async function bring({ network, keeper, links, ledger, storeFaults }: World, fault: Fault): Promise<void> {
  switch (fault.type) {
    case 'network':
      return network.ask(fault.fault);
    case 'link':
      return links?.spoil(fault.link, fault.fault);
    case 'store':
      if (await ledger.spoil(fault.fault)) storeFaults.count++;
      return;
    case 'refuse':
      return network.refuse(fault.network);
    case 'revoke':
      return network.revoke(fault.network);
    case 'freeze':
      return keeper.freeze(fault.victim, fault.how);
    case 'end':
      return keeper.end(fault.victim, fault.signal, fault.awayMs);
  }
}
