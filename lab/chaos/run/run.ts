import { rmSync } from 'node:fs';
import { createConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import type { Options } from '../options.ts';
import { planFaults } from '../plan/faults.ts';
import { planPosts } from '../plan/posts.ts';
import { createRandom } from '../plan/random.ts';
import { faultsOf } from '../report.ts';
import type { Surroundings } from '../system/surroundings.ts';
import { fetchAsUser } from '../system/user-fetch.ts';
import { type Judgement, judge } from './judge.ts';
import { type CommentJudgement, judgeComments } from './judge-comments.ts';
import { brokenRetries } from './retry.ts';
import type { RunResult } from './run-result.ts';
import { settle } from './settle.ts';
import { storm } from './storm.ts';
import { openWorld } from './world.ts';

/** How many targets each user has: two pages, two accounts, one profile. */
const PLACES = 6;

/** One run: fresh data, users with connected pages, posts, faults; then peace, and the account. */
export async function run(options: Options, seed: number, around: Surroundings | null): Promise<RunResult> {
  const times = [performance.now()];
  const { world, random } = await openSystem({ ...options, seed }, around);
  const { system, network, ledger, keeper, victims, folder } = world;
  try {
    const users = await Promise.all(
      Array.from({ length: options.users }, (_, n) =>
        createConnectedUser(system.url, `User${seed}x${n}`, fetchAsUser),
      ),
    );
    const { publications, windowMs } = options;
    const planOptions = {
      publications,
      windowMs,
      users: users.length,
      places: PLACES,
      mark: seed.toString(36),
    };
    const posts = planPosts(random, planOptions);
    const { targets, freezable, links } = system;
    const storeFaults = options.store === 'named' ? 0 : options.storeFaults;
    const faults = planFaults(random, { ...options, storeFaults, victims: targets, freezable, links });
    times.push(performance.now());
    const { promises, stopped, retries, edits } = await storm(world, users, posts, faults);
    times.push(performance.now());
    const slowest = Math.min(...victims.map(({ skewMs }) => skewMs));
    const { open, waiting } = await settle({
      ledger,
      postsThere: async () => (await network.posts()).length + (await network.comments()).length,
      slowestNow: () => world.now().getTime() + slowest,
      inFlight: () => victims.reduce((sum, victim) => sum + victim.inFlight(), network.underWay()),
      skip: world.skip,
      withinMs: options.settleMs,
    });
    times.push(performance.now());
    const rows = await ledger.publications();
    const result = {
      ...together(
        judge(promises, rows, await network.posts(), network.refusals()),
        judgeComments(rows, await network.comments()),
      ),
      accepted: promises.length,
      edits,
      retries: retries.filter(({ refusal }) => refusal === null).length,
      brokenPromises: [
        ...rows
          .filter(({ id, status }) => stopped.has(id) && status !== 'canceled')
          .map(({ id, platform, status }) => `${platform} ${id} was stopped, and is ${status}`),
        ...brokenRetries(retries, rows),
      ],
      stuck: [
        ...open.map(
          ({ id, platform, status, reason, comment }) =>
            `${platform} ${id} is ${status}: ${reason ?? ''} (comment ${comment?.status}: ${comment?.reason ?? ''})`,
        ),
        ...(waiting > 0 ? [`${waiting} events did not leave`] : []),
        ...(waiting < 0 ? ['the store did not answer, or a call did not end'] : []),
      ],
      ends: keeper.ends,
      linkFaults: faults.filter(({ type }) => type === 'link').length,
      storeFaults: world.storeFaults.count,
      networkFaults: await network.faultsMet(),
      skippedMs: world.skippedMs(),
      seconds: times.slice(1).map((time, n) => (time - (times[n] ?? time)) / 1000),
      folder,
    };
    if (around?.postsUri && faultsOf(result).length === 0) await ledger.drop();
    return result;
  } catch (error) {
    throw new Error(`seed ${seed} in ${folder}`, { cause: error });
  } finally {
    await world.close();
  }
}

/** A fault of a comment counts as one of a publication does. */
const together = (posts: Judgement, comments: CommentJudgement): Judgement & CommentJudgement => ({
  ...posts,
  ...comments,
  lost: [...posts.lost, ...comments.lost],
  doubled: [...posts.doubled, ...comments.doubled],
  strays: [...posts.strays, ...comments.strays],
  unexplained: [...posts.unexplained, ...comments.unexplained],
  failedThoughOut: [...posts.failedThoughOut, ...comments.failedThoughOut],
});

/** A port can be taken by somebody else before its process listens: then everything starts anew, by the same plan. */
async function openSystem(options: Options, around: Surroundings | null, tries = 3) {
  const random = createRandom(options.seed);
  try {
    return { random, world: await openWorld(options, random, around) };
  } catch (error) {
    if (tries <= 1) throw error;
    return openSystem(options, around, tries - 1);
  }
}

export const removeTraces = ({ folder }: RunResult): void => rmSync(folder, { recursive: true, force: true });
