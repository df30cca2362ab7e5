import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Command } from '../domain/decide.ts';
import type { Publication } from '../domain/publication.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { NotConnected, type ResolvedTarget, resolveTarget } from './resolve-target.ts';

interface Deps extends ChangeDeps {
  readonly identity: ServiceClient;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

type Connected = Extract<Command, { type: 'connected' | 'comment-connected' }>;

/**
 * Asks identity again after storing that a publication, or its comment, waits for its connection. The account may
 * have been reconnected just before that, when nothing was waiting.
 * @param refusedTarget the connection that the network refused. Null if there was none
 */
export async function resumeIfConnected(
  deps: Deps,
  waiting: Publication,
  refusedTarget: ResolvedTarget | null,
  command: Connected = { type: 'connected' },
): Promise<void> {
  try {
    const { connectionId, revision } = await resolveTarget(deps.identity, waiting);
    const isRefused = connectionId === refusedTarget?.connectionId && revision === refusedTarget?.revision;
    if (!isRefused) await changePublication(deps, waiting, command);
  } catch (err) {
    // The publication is looked at again later in any case.
    if (!(err instanceof NotConnected))
      deps.telemetry.log.warn(
        { err, publicationId: waiting.id },
        'it is not known whether an account is connected again',
      );
  }
}
