import { setTimeout as pause } from 'node:timers/promises';
import { type LinkedUser, link } from '../client/linked-user.ts';
import type { Fault } from '../plan/faults.ts';
import type { PlannedPost } from '../plan/posts.ts';
import { type Accepted, cancel, press } from './press.ts';
import type { World } from './world.ts';

export interface Aftermath {
  readonly accepted: readonly Accepted[];
  /** Ids of what Carillon said it had stopped. */
  readonly stopped: ReadonlySet<string>;
}

/** The users post while everything goes wrong; when it is over, nothing more does, and lost links are made again. */
export async function storm(
  world: World,
  users: readonly LinkedUser[],
  posts: readonly PlannedPost[],
  faults: readonly Fault[],
): Promise<Aftermath> {
  const { network, keeper, system } = world;
  const start = performance.now();
  const at = (ms: number): Promise<void> => pause(Math.max(ms - (performance.now() - start), 0));
  const apiNow = (): Date => new Date(world.now().getTime() + system.apiSkewMs);
  const stopped = new Set<string>();

  const post = async (planned: PlannedPost): Promise<Accepted[]> => {
    await at(planned.atMs);
    const user = users[planned.user];
    if (!user) return [];
    const accepted = await press(user, planned, apiNow);
    const [first] = accepted;
    if (planned.cancelInMs !== null && first) {
      await pause(Math.max(planned.cancelInMs, 0));
      if (await cancel(user, first.id)) stopped.add(first.id);
    }
    return accepted;
  };
  const strike = async (fault: Fault): Promise<void> => {
    await at(fault.atMs);
    if (fault.type === 'network') await network.ask(fault.fault);
    else if (fault.type === 'revoke') await network.revoke(fault.network);
    else await keeper.end(fault.victim, fault.signal, fault.awayMs);
  };

  const [accepted] = await Promise.all([Promise.all(posts.map(post)), ...faults.map(strike)]);
  await keeper.calm();
  for (const fault of faults)
    if (fault.type === 'revoke')
      await Promise.all(users.map(({ client, name }) => link(client, fault.network, name)));
  return { accepted: accepted.flat(), stopped };
}
