interface Measurement {
  readonly status: number;
  /** The refusal's words. */
  readonly error?: string | RegExp;
}

/** Where Mastodon 4.5 answers otherwise than GoToSocial. */
export const MEASURED: Readonly<Record<string, Measurement>> = {
  // From 4.3 on.
  'oauth metadata': { status: 200 },
  'an app with an unknown scope': { status: 422, error: /^Validation failed: Scopes/ },
  'a wrong code': { status: 400, error: 'invalid_grant' },
  'a wrong secret': { status: 401, error: 'invalid_client' },
  // GoToSocial only returns one for the scope `read`.
  'an app’s own token': { status: 200 },
  'a token that is none': { status: 401, error: 'The access token is invalid' },
  'no token': { status: 401, error: 'The access token is invalid' },
  'media without the scope': { status: 403, error: 'This action is outside the authorized scopes' },
  'media that isn’t there': { status: 404, error: 'Record not found' },
  'a file that is no media': { status: 422, error: /^Validation failed: File content type is invalid/ },
  'too long an alternative text': { status: 422, error: /^Validation failed: / },
  'a video': { status: 202 },
  'a picture once more': {
    status: 422,
    error: /^Media … not found or already attached to another post$/,
  },
  'a file that isn’t there': {
    status: 422,
    error: /^Media … not found or already attached to another post$/,
  },
  'too long a text': { status: 422, error: 'Validation failed: Text character limit of 500 exceeded' },
  'a text of white space': { status: 422, error: "Validation failed: Text can't be blank" },
  'an unknown visibility': { status: 422, error: /./ },
  'a reply to what isn’t there': { status: 404, error: /./ },
  'too many files': { status: 422, error: 'Cannot attach more than 4 files' },
  'a picture and a video': { status: 422, error: /^Cannot attach a video/ },
  'the same key gives the same post': { status: 0 },
  // From 4.3 on.
  'several posts': { status: 200 },
  'a post that isn’t there': { status: 404, error: 'Record not found' },
  'another’s post to delete': { status: 404, error: 'Record not found' },
  'a deleted post to delete': { status: 404, error: 'Record not found' },
  'a revoked token': { status: 401, error: 'The access token was revoked' },
};

const under = (paths: readonly string[], fields: readonly string[]): string[] =>
  paths.flatMap((path) => fields.map((field) => (path === '' ? field : `${path}.${field}`)));

const STATUSES = ['', '[]', 'descendants[]', 'ancestors[]'];
const ACCOUNTS = ['', ...under(STATUSES, ['account'])];
const FILES = ['', ...under(STATUSES, ['media_attachments[]'])];

/** Fields that GoToSocial alone has. */
const GOTOSOCIALS = [
  ...under(ACCOUNTS, ['avatar_description', 'avatar_media_id', 'header_description', 'header_media_id']),
  ...under(ACCOUNTS, ['enable_rss', 'theme', 'custom_css', 'role']),
  ...under(STATUSES, ['interaction_policy', 'local_only', 'content_type', 'text']),
  // Mastodon only returns it for one's own posts.
  ...under(STATUSES, ['pinned']),
  // Mastodon tells the point that stays visible only where one was chosen.
  ...under(FILES, ['meta.focus']),
  ...['account_domain', 'configuration.emojis', 'configuration.statuses.supported_mime_types'],
  ...under(['configuration.accounts'], ['allow_custom_css', 'max_profile_fields']),
  // It also returns an account's settings when the account is read by its ID.
  ...['source', ...under(['source'], ['status_content_type', 'web_layout', 'web_visibility'])],
];

/** Fields that Mastodon 4.5 alone has, by its documentation. */
const MASTODONS = [
  ...under(ACCOUNTS, ['indexable', 'noindex', 'hide_collections', 'roles', 'uri', 'group', 'last_status_at']),
  ...under(STATUSES, ['quotes_count', 'filtered', 'quote', 'edited_at', 'tags[]', 'mentions[]']),
  ...under(FILES, ['preview_remote_url', 'text_url']),
  ...['api_versions', 'icon', 'contact.account', 'thumbnail.blurhash', 'thumbnail.versions'],
  ...['configuration.accounts.max_pinned_statuses', 'client_secret_expires_at', 'registrations.url'],
  'configuration.urls.status',
  ...under(['source'], ['discoverable', 'hide_collections', 'indexable']),
];

const KNOWN: ReadonlySet<string> = new Set([...GOTOSOCIALS, ...MASTODONS]);

/** The fields in which the two differ in a reply. Only GoToSocial's apps have a creation time. */
export const differencesIn = (probe: string): ReadonlySet<string> =>
  probe.startsWith('an app') ? KNOWN.union(new Set(['created_at'])) : KNOWN;
