import { setTimeout as pause } from 'node:timers/promises';
import { type LinkedUser, link } from '../client/linked-user.ts';
import type { Fault } from '../plan/faults.ts';
import type { PlannedPost } from '../plan/posts.ts';
import { type Accepted, cancel, move, press } from './press.ts';
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
    const [first, last] = [accepted[0], accepted.at(-1)];
    const canceled = async (inMs: number, id: string): Promise<void> => {
      await pause(Math.max(inMs, 0));
      if (await cancel(user, id)) stopped.add(id);
    };
    const moved = async (inMs: number, id: string): Promise<void> => {
      await pause(Math.max(inMs, 0));
      await move(user, id, apiNow);
    };
    await Promise.all([
      planned.cancelInMs !== null && first ? canceled(planned.cancelInMs, first.id) : null,
      planned.moveInMs !== null && last ? moved(planned.moveInMs, last.id) : null,
    ]);
    return accepted;
  };
  const strike = async (fault: Fault): Promise<void> => {
    await at(fault.atMs);
    if (fault.type === 'network') await network.ask(fault.fault);
    else if (fault.type === 'revoke') await network.revoke(fault.network);
    else if (fault.type === 'freeze') await keeper.freeze(fault.victim);
    else await keeper.end(fault.victim, fault.signal, fault.awayMs);
  };

  const [accepted] = await Promise.all([Promise.all(posts.map(post)), ...faults.map(strike)]);
  await keeper.calm();
  for (const fault of faults)
    if (fault.type === 'revoke')
      await Promise.all(users.map(({ client, name }) => link(client, fault.network, name)));
  return { accepted: accepted.flat(), stopped };
}
