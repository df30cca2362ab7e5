import type { Text } from '@carillon/contracts/text.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Published } from '@carillon/social/capabilities/publish.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import { isTooLateToRepeat } from '../domain/blind-repeat.ts';
import type { Command } from '../domain/decide.ts';
import { isTooLate, lateBy } from '../domain/lateness.ts';
import { type InState, isBegun, mayBeOut, type Publication } from '../domain/publication.ts';
import type { Report } from '../domain/report.ts';
import { GAVE_UP, PASSED_WHILE_CLOSED, TOO_LATE_TO_REPEAT, tooLate } from '../domain/sentences.ts';
import type { MediaLibrary } from '../media/library.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { RemoteIdTaken } from '../stores/publication-writes.ts';
import type { ChangeDeps } from '../transitions/change-publication.ts';
import type { DispatchParts } from './dispatch-parts.ts';
import { type KeepDeps, keepLease } from './keep-lease.ts';
import { type CooldownDeps, notingCooldowns } from './note-cooldowns.ts';
import { duplicateSince, otherPublication } from './other-publication.ts';
import { publishRequest } from './publish-request.ts';
import { LeaseLost, type RecordDeps, recordOutcome, recordStep } from './record-outcome.ts';
import { refuseVideo } from './refuse-video.ts';
import { reportFailure } from './report-failure.ts';
import { AccountClosed, type ResolvedTarget } from './resolve-target.ts';
import { resumeIfConnected } from './resume-if-connected.ts';
import type { LeaseResult } from './take-lease.ts';
import type { TargetCache } from './target-cache.ts';

export interface PublishDeps
  extends Omit<ChangeDeps, 'messaging' | 'stores'>,
    RecordDeps,
    KeepDeps,
    CooldownDeps {
  readonly stores: ChangeDeps['stores'] &
    RecordDeps['stores'] &
    KeepDeps['stores'] &
    CooldownDeps['stores'] & { readonly leases: Pick<LeaseStore, 'addNote'> };
  readonly dispatch: Pick<DispatchParts, 'networks' | 'random'>;
  readonly identity: ServiceClient;
  readonly targets: Pick<TargetCache, 'resolve' | 'forget'>;
  readonly media: MediaLibrary;
  readonly messaging: ChangeDeps['messaging'];
  readonly telemetry: Pick<Telemetry, 'log'> & { readonly metrics: Pick<Metrics, 'registry'> };
}

type Publishing = InState<'publishing'>;
type Step = (command: Command) => Promise<Publishing>;

/**
 * Publishes a leased publication, stores the result and returns it. Null if the lease was lost. `stopping` ends the
 * work early.
 */
export async function publishOne(
  deps: PublishDeps,
  { publication: leasedPublication, hasEvents }: LeaseResult,
  stopping: AbortSignal,
): Promise<Publication | null> {
  const lease = keepLease(deps, leasedPublication);
  let current: Publishing = leasedPublication;
  let end: Ending | null = null;
  const step: Step = async (command) => {
    current = await recordStep(deps, current, command);
    return current;
  };
  try {
    const signal = AbortSignal.any([lease.signal, stopping]);
    end = await run(deps, leasedPublication, { step, signal, hasLease: lease.hasLease });
    const after = await recordOutcome(deps, { before: current, hasEvents }, end.command).catch((error) => {
      if (!(error instanceof RemoteIdTaken)) throw error;
      return recordOutcome(deps, { before: current, hasEvents }, notOurs(deps));
    });
    count(deps, after);
    if (waitsForConnection(after)) await resumeIfConnected(deps, after, end.target);
    return after;
  } catch (err) {
    publishingMetrics(deps.telemetry.metrics).outcomes.inc({
      network: leasedPublication.platform,
      outcome: 'lost',
    });
    // The lease runs out and the next worker asks the network before anything else.
    const { remoteId } = { remoteId: undefined, ...end?.command };
    deps.telemetry.log.warn(
      { err, publicationId: leasedPublication.id, remoteId },
      'a publication was left to the next worker',
    );
    return null;
  } finally {
    lease.stop();
  }
}

const waitsForConnection = (after: Publication): boolean =>
  after.status === 'scheduled' && after.waitingFor === 'connection';

function count({ telemetry }: PublishDeps, after: Publication): void {
  const publishing = publishingMetrics(telemetry.metrics);
  const { platform: network, status } = after;
  publishing.outcomes.inc({ network, outcome: status === 'scheduled' ? after.waitingFor : status });
  if (status === 'published')
    publishing.lateness.observe({ network }, Math.max(0, lateBy(after, after.publishedAt)) / 1000);
}

interface Run {
  readonly step: Step;
  readonly signal: AbortSignal;
  hasLease(): boolean;
}

/** The command that results from a run, and its target as far as it got. */
interface Ending {
  readonly command: Command;
  readonly target: ResolvedTarget | null;
}

async function run(
  deps: PublishDeps,
  leasedPublication: Publishing,
  { step, signal, hasLease }: Run,
): Promise<Ending> {
  let target: ResolvedTarget | null = null;
  let current = leasedPublication;
  let wasCalled = false;
  try {
    target = await deps.targets.resolve(leasedPublication, signal);
    const { server } = target.access;
    deps.cooldowns.locate(leasedPublication, server);
    const publish = capabilityOf(deps.dispatch.networks[leasedPublication.platform], 'publish');
    const { send, reconcile } = notingCooldowns(deps, publish, { ...leasedPublication, server });
    const isTaken = async (remoteId: string) =>
      (await otherPublication(deps, leasedPublication, remoteId)) !== null;
    const lease = { isTaken, signal, hasLease };
    if (!isBegun(current)) {
      if (mayBeOut(current.attempts)) {
        if (!reconcile) {
          if (isTooLateToRepeat(current, deps.clock()))
            return { command: createTooLateCommand(deps, TOO_LATE_TO_REPEAT), target };
        } else {
          const remotePost = await reconcile(publishRequest(deps, leasedPublication, target, lease));
          if (remotePost) {
            // Clients leave out handles that are taken, so this one was taken just now: our post may be published
            // next to it.
            const command = (await isTaken(remotePost.remoteId)) ? notOurs(deps) : publishedAs(remotePost);
            return { command, target };
          }
          current = await step({ type: 'absent' });
        }
      }
      if (isTooLate(current, deps.clock()))
        return {
          command: createTooLateCommand(deps, mayBeOut(current.attempts) ? GAVE_UP : tooLate(null)),
          target,
        };
      await refuseVideo(deps.media, current);
      current = await step({ type: 'start' });
    }
    if (!hasLease()) throw new LeaseLost();
    wasCalled = true;
    const published = await send(publishRequest(deps, current, target, lease));
    return { command: { type: 'published', ...published }, target };
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    // A publication that may already be published waits for the account instead, since its outcome has to be found
    // out.
    if (error instanceof AccountClosed && isBegun(leasedPublication))
      return { command: unsent(deps, PASSED_WHILE_CLOSED, 'account_closed'), target };
    const report = await reportFailure(deps, leasedPublication, target, error);
    const since = await duplicateSince(deps, leasedPublication, error);
    const whole = { ...report, called: wasCalled, duplicateSince: since };
    return { command: { type: 'fail', report: whole, random: deps.dispatch.random() }, target };
  }
}

/** Only reconciling was due; by now its owner has to decide whether to still publish it. */
const createTooLateCommand = (deps: PublishDeps, message: string | Text): Command =>
  unsent(deps, message, 'too_late');

const unsent = (
  { dispatch: { random } }: PublishDeps,
  message: string | Text,
  code: Report['code'],
): Command => ({
  type: 'fail',
  report: { kind: 'permanent', code, message, called: false },
  random: random(),
});

const publishedAs = (published: Published): Command => ({ type: 'published', ...published });

/** Fails the publication as unknown: the post found is another one's, so this one's outcome is still open. */
const notOurs = ({ dispatch: { random } }: PublishDeps): Command => ({
  type: 'fail',
  report: { kind: 'unknown', message: 'the post that was found there is another one' },
  random: random(),
});
