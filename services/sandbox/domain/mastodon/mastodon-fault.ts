import { MASTODON_LIMITS } from './limits.ts';

/** An error in Mastodon's API format. */
export class MastodonFault extends Error {
  override readonly name = 'MastodonFault';
  readonly status: number;
  /** Sent with the error by OAuth's calls. */
  readonly description: string | undefined;

  constructor(status: number, error: string, description?: string) {
    super(error);
    this.status = status;
    this.description = description;
  }
}

const invalid = (what: string) => new MastodonFault(422, `Validation failed: ${what}`);
const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export const mastodonFaults = {
  noToken: () => new MastodonFault(401, 'The access token is invalid'),
  expiredToken: () => new MastodonFault(401, 'The access token expired'),
  revokedToken: () => new MastodonFault(401, 'The access token was revoked'),
  scope: () => new MastodonFault(403, 'This action is outside the authorized scopes'),
  missing: () => new MastodonFault(404, 'Record not found'),
  tooMany: () => new MastodonFault(429, 'Too many requests'),
  tooLarge: () => new MastodonFault(413, 'Payload too large'),
  broken: () => new MastodonFault(500, 'We’re sorry, but something went wrong'),
  invalid,
  tooLong: () => invalid(`Text character limit of ${MASTODON_LIMITS.text} exceeded`),
  blank: () => invalid("Text can't be blank"),
  tooManyFiles: () => new MastodonFault(422, `Cannot attach more than ${MASTODON_LIMITS.files} files`),
  mixed: () => new MastodonFault(422, 'Cannot attach a video to a post that already contains images'),
  unknownMedia: (ids: readonly string[]) =>
    new MastodonFault(422, `Media ${ids.join(', ')} not found or already attached to another post`),
  processing: () =>
    new MastodonFault(422, 'Cannot attach files that have not finished processing. Try again in a moment!'),
  noMedia: () => invalid('File content type is invalid, File is invalid'),
  fileTooLarge: (limit: number) => invalid(`File file size must be less than ${megabytes(limit)} MB`),
  unprocessable: () => new MastodonFault(422, 'Error processing thumbnail for uploaded media'),
  altText: () => invalid(`Description is too long (maximum is ${MASTODON_LIMITS.altText} characters)`),
  badClient: () =>
    new MastodonFault(
      401,
      'invalid_client',
      'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
    ),
  badGrant: () =>
    new MastodonFault(
      400,
      'invalid_grant',
      'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
    ),
  badGrantType: () =>
    new MastodonFault(
      400,
      'unsupported_grant_type',
      'The authorization grant type is not supported by the authorization server.',
    ),
  notYours: () =>
    new MastodonFault(403, 'unauthorized_client', 'You are not authorized to revoke this token'),
};
