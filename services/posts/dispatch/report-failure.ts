import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { sentence, type Text, toEnglish } from '@carillon/contracts/text.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { atMostADay, cooldownKey } from '../domain/cooldowns.ts';
import { explainFailure, withoutCode } from '../domain/explain-failure.ts';
import type { PublicationSpec } from '../domain/publication.ts';
import type { Report } from '../domain/report.ts';
import { accessIsRenewed, needsReconnecting } from '../domain/sentences.ts';
import { type CooldownDeps, noteCooldown } from './note-cooldowns.ts';
import { NotConnected, type ResolvedTarget } from './resolve-target.ts';
import type { TargetCache } from './target-cache.ts';

interface Deps extends CooldownDeps {
  readonly identity: ServiceClient;
  readonly targets: Pick<TargetCache, 'forget'>;
}

/**
 * Reports what a failure means for the publication. Notifies identity of a token that the network refused; when the
 * network names a time, everything else of the account or the network cools down with this one.
 */
export async function reportFailure(
  deps: Deps,
  publication: PublicationSpec,
  target: ResolvedTarget | null,
  error: unknown,
): Promise<Report> {
  const { clock } = deps;
  const { log } = deps.telemetry;
  const { platform } = publication;
  if (error instanceof NotConnected) {
    const { message, detail } = error;
    return {
      kind: 'reconnect',
      message,
      networkMessage: detail && toEnglish(detail),
      explanation: needsReconnecting(platform, detail),
    };
  }
  if (error instanceof SocialError) {
    const { kind, words, message, networkMessage } = error;
    const retryAt = error.retryAt && atMostADay(error.retryAt, clock());
    log.info(
      { publicationId: publication.id, kind, errorCode: error.code, reason: message },
      'an attempt failed',
    );
    if (retryAt) {
      const key = cooldownKey({ ...publication, server: target?.access.server }, error.scope);
      await noteCooldown(deps, { key, until: retryAt, reason: message });
    }
    if (kind === 'reconnect') deps.targets.forget(publication);
    // Renewed, or connected again while the call was under way: the new token has not been tried. Where identity can't say, the
    // next run finds it refused again.
    if (kind === 'reconnect' && target && !(await isLost(deps, publication, target, words)))
      return { kind: 'transient', message: words, networkMessage, explanation: accessIsRenewed(platform) };
    const explanation = explainFailure(platform, { kind, message: words, networkMessage, retryAt });
    // The client's own verdict on the post counts like the network's.
    const networkText = networkMessage ?? (kind === 'permanent' ? message : undefined);
    return {
      kind,
      message: words,
      networkMessage: networkText && withoutCode(networkText),
      explanation,
      retryAt,
    };
  }
  if (error instanceof AppError) return { kind: 'transient', message: error.words };
  log.error({ err: error, publicationId: publication.id }, 'publishing broke');
  return { kind: 'unknown', message: sentence`Something went wrong on our side.` };
}

/** Reports it to identity. If identity can't be reached, the connection doesn't count as lost. */
async function isLost(
  { identity, telemetry: { log } }: Pick<Deps, 'identity' | 'telemetry'>,
  { workspaceId, platform }: PublicationSpec,
  { connectionId, revision }: ResolvedTarget,
  words: string | Text,
): Promise<boolean> {
  const loss = { platform_id: PLATFORMS[platform].id, connection_id: connectionId, revision };
  const body = {
    workspace_id: workspaceId,
    ...loss,
    reason: toEnglish(words),
    reason_text: messageOf(words),
  };
  try {
    return (await identity.call(reportLostConnection, { body })).lost;
  } catch (err) {
    log.warn({ err }, 'identity could not be told of a refused token');
    return false;
  }
}
