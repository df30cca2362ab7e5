import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { COMMENTS_UNAVAILABLE } from '@carillon/social/capabilities/comments.ts';
import type { SocialError } from '@carillon/social/social-error.ts';
import { RECONNECT } from '../reading/target-token.ts';

/** Converts a network's refusal to give comments to an error for the caller. */
export const explainReading = (platform: PlatformName, cause: SocialError): AppError => {
  const network = labelOf(platform);
  if (cause.code === 'network_not_set_up')
    return new AppError('network_not_set_up', { message: cause.words, cause });
  if (cause.code === COMMENTS_UNAVAILABLE)
    return new AppError('comments_unavailable', { message: cause.words, cause });
  if (cause.kind === 'reconnect') return new AppError('not_connected', { message: RECONNECT, cause });
  if (cause.kind === 'forbidden')
    return new AppError('comments_unavailable', {
      message: text`${{ network }} doesn’t let Carillon read comments on this account. Reconnect ${{ network }} and allow everything it asks for.`,
      cause,
    });
  if (isMissing(cause))
    return new AppError('not_found', {
      message: text`${{ network }} no longer shows this post. It may have been deleted there.`,
      cause,
    });
  const message = cause.kind === 'permanent' ? refusalText(network, cause) : waiting(network, cause);
  return new AppError('network_unavailable', { message, cause });
};

/** How Meta names an object that is not there, or not for this token. */
const MISSING_AT_META = ['100/33', '803'];

const isMissing = ({ kind, code, status }: SocialError): boolean =>
  kind === 'permanent' &&
  (status === 404 || status === 410 || (code !== undefined && MISSING_AT_META.includes(code)));

const refusalText = (network: string, { networkMessage }: SocialError): Text =>
  networkMessage
    ? text`${{ network }} refused to return the comments: ${{ words: networkMessage }}`
    : text`${{ network }} refused to return the comments and didn’t say why.`;

const waiting = (network: string, { retryAt }: SocialError): Text =>
  retryAt
    ? text`${{ network }} limits how often comments can be read. Try again later.`
    : text`${{ network }} could not be reached. Try again in a moment.`;
