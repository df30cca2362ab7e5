import type { SandboxBeside } from './sandbox/beside-sandbox.ts';

/** Settings of both of Meta's networks: an app, the version of the Graph API, and the addresses of its parts. */
export interface MetaSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The version as the path has it: `v26.0`. */
  readonly apiVersion: string;
  readonly dialogUrl: string;
  readonly graphUrl: string;
  readonly scopes: readonly string[];
  readonly timeoutMs: number;
  /** The delays between polls of media that the network is still working on; after the last it gives up. */
  readonly pollDelaysMs: readonly number[];
}

export interface FacebookSettings extends MetaSettings {
  readonly videoUrl: string;
  readonly uploadTimeoutMs: number;
  /** `upload` sends the bytes; `url` lets Facebook fetch them, which needs a public address. */
  readonly sendMediaBy: 'upload' | 'url';
}

/** Instagram by Facebook login: the Graph API with the token of the page that the account belongs to. */
export type InstagramSettings = MetaSettings;

export interface LinkedinSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The version as the header wants it: `202609`. */
  readonly apiVersion: string;
  readonly authUrl: string;
  readonly apiUrl: string;
  readonly scopes: readonly string[];
  /** Whether LinkedIn has given this app the permissions to read a member's figures, which it gives to few. */
  readonly readsFigures: boolean;
  /** Whether LinkedIn has given this app its Community Management API, by which it publishes to pages. */
  readonly organizations: boolean;
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
  readonly pollDelaysMs: readonly number[];
}

/** Every server that speaks Mastodon's client API: Carillon registers an app with each one. */
export interface MastodonSettings extends SandboxBeside {
  /** The name of the app on its servers, at most 60 letters. */
  readonly appName: string;
  readonly website: string;
  /** Whether servers on this machine may be named, as where Carillon is for this machine alone. */
  readonly isLocal: boolean;
  readonly timeoutMs: number;
  /** Servers convert files before they answer. */
  readonly uploadTimeoutMs: number;
  readonly pollDelaysMs: readonly number[];
}

/** The identity by which servers of the AT Protocol know Carillon, where they can read its address. */
export interface AtprotoClient {
  /** The address of the client's metadata. */
  readonly clientId: string;
  readonly name: string;
  readonly uri: string;
  /** Where browsers come back to. */
  readonly redirectUri: string;
}

/**
 * Accounts on every server of the AT Protocol. No app is registered: users sign in with an app password, or on their server's
 * own page.
 */
export interface BlueskySettings extends SandboxBeside {
  /** Absent where servers can't read this one's address: then app passwords are the only way. */
  readonly client?: AtprotoClient | undefined;
  /** Says whose a handle is. */
  readonly resolverUrl: string;
  /** The directory of the identities that `did:plc` names. */
  readonly plcUrl: string;
  /** Where people see posts. */
  readonly webUrl: string;
  /** Whether servers on this machine may be named, as where Carillon is for this machine alone. */
  readonly isLocal: boolean;
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
}

type Defaults<T> = Omit<T, 'clientId' | 'clientSecret'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Quick at first, since images are ready at once, then the once-a-minute that Meta asks for; six minutes in all. */
const META_POLL_DELAYS = [1, 2, 5, 10, 20, 60, 60, 60, 60, 60].map((seconds) => seconds * SECOND);

const META = {
  apiVersion: 'v26.0',
  dialogUrl: 'https://www.facebook.com',
  graphUrl: 'https://graph.facebook.com',
  timeoutMs: 30 * SECOND,
  pollDelaysMs: META_POLL_DELAYS,
};

export const FACEBOOK_DEFAULTS: Defaults<FacebookSettings> = {
  ...META,
  videoUrl: 'https://graph-video.facebook.com',
  scopes: [
    'pages_show_list',
    'pages_manage_posts',
    'pages_read_engagement',
    // People's comments.
    'pages_read_user_content',
    // Replying to them.
    'pages_manage_engagement',
    // How often a post was seen.
    'read_insights',
    // Without it, pages that belong to a business portfolio are not listed.
    'business_management',
  ],
  uploadTimeoutMs: 10 * MINUTE,
  sendMediaBy: 'upload',
};

export const INSTAGRAM_DEFAULTS: Defaults<InstagramSettings> = {
  ...META,
  scopes: [
    'instagram_basic',
    'instagram_content_publish',
    'instagram_manage_comments',
    'instagram_manage_insights',
    'pages_show_list',
    'pages_read_engagement',
    'business_management',
  ],
};

/** A member's figures: of posts, and of followers. An app that requests them unvetted is refused everything. */
const LINKEDIN_FIGURES_SCOPES = ['r_member_postAnalytics', 'r_member_profileAnalytics'];

/** To find the pages that a member administers, to publish to them, and to read the results. */
const LINKEDIN_ORGANIZATION_SCOPES = [
  'rw_organization_admin',
  'w_organization_social',
  'r_organization_social',
];

export const LINKEDIN_DEFAULTS: Defaults<LinkedinSettings> = {
  apiVersion: '202609',
  authUrl: 'https://www.linkedin.com',
  apiUrl: 'https://api.linkedin.com',
  scopes: ['openid', 'profile', 'w_member_social'],
  readsFigures: false,
  organizations: false,
  timeoutMs: 30 * SECOND,
  uploadTimeoutMs: 5 * MINUTE,
  pollDelaysMs: [1, 2, 5, 10, 20, 30, 60, 60, 60].map((seconds) => seconds * SECOND),
};

export const MASTODON_DEFAULTS: Omit<MastodonSettings, 'isLocal' | 'website'> = {
  appName: 'Carillon',
  timeoutMs: 30 * SECOND,
  uploadTimeoutMs: 10 * MINUTE,
  pollDelaysMs: [1, 2, 5, 10, 20, 30, 60, 60, 60].map((seconds) => seconds * SECOND),
};

export const BLUESKY_DEFAULTS: Omit<BlueskySettings, 'isLocal'> = {
  resolverUrl: 'https://public.api.bsky.app',
  plcUrl: 'https://plc.directory',
  webUrl: 'https://bsky.app',
  timeoutMs: 30 * SECOND,
  uploadTimeoutMs: 5 * MINUTE,
};

/** The same for an app that may read a member's figures, and asks for it. */
export const readingFigures = (settings: LinkedinSettings): LinkedinSettings => ({
  ...settings,
  scopes: [...settings.scopes, ...LINKEDIN_FIGURES_SCOPES],
  readsFigures: true,
});

/** The same for an app that may publish to organizations' pages, and asks for it. */
export const withOrganizations = (settings: LinkedinSettings): LinkedinSettings => ({
  ...settings,
  scopes: [...settings.scopes, ...LINKEDIN_ORGANIZATION_SCOPES],
  organizations: true,
});
