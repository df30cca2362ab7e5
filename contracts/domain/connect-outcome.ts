import { PLATFORMS, type PlatformName } from './platforms.ts';

/** How the try to connect a network ended; the way back to the page names it as `reason`. */
export type ConnectReason = keyof typeof SENTENCES;

export const isConnectReason = (word: string | null): word is ConnectReason =>
  word !== null && Object.hasOwn(SENTENCES, word);

/** Those that end in words from outside: the names of what was connected, why the network refused, or what the plan includes. */
export const TELLS_MORE: ReadonlySet<ConnectReason> = new Set([
  'connected',
  'other_account',
  'refused',
  'plan_limit',
]);

/** What the user reads of it; `more` is what only the server knows, for those that tell more. */
export const connectSentence = (reason: ConnectReason, platform: PlatformName, more?: string): string =>
  SENTENCES[reason](platform, more);

const label = (platform: PlatformName): string => PLATFORMS[platform].label;

const SENTENCES = {
  connected: (platform, more) => `${label(platform)} connected${more ? `: ${more}` : '.'}`,
  /** Than the one that was to be connected again. */
  other_account: (platform, more) =>
    `Another ${label(platform)} account was connected than the one you chose. ${more || OTHER_LEFT}`,
  /** The user said no. */
  denied: (platform) =>
    `You did not allow Carillon to use your ${label(platform)} account. Nothing was connected.`,
  /** The network did. */
  refused: (platform, more) => `Connection failed: ${more || `${label(platform)} refused it.`}`,
  plan_limit: (platform, more) => `${label(platform)} was not connected. ${more || ''}`.trim(),
  no_code: (platform) => `Connection failed: ${label(platform)} sent no code. Connect again.`,
  no_targets: (platform) => PLATFORMS[platform].noTargets,
  state_unknown: () => 'This log-in is unknown or was already used. Connect the account again.',
  expired: () => 'The log-in took longer than ten minutes. Connect the account again.',
  other_session: () => 'This log-in was started in another session. Connect the account again.',
  other_workspace: () => 'This log-in was started in another workspace. Connect the account again.',
  not_owner: () => 'Only an owner of the workspace can connect accounts.',
  other_network: () =>
    'Connection failed: another network answered than the one that was asked. Connect again.',
  other_issuer: () =>
    'Connection failed: someone else answered than the network that was asked. Connect again.',
  logged_out: () => 'Connection failed: you are no longer logged in. Log in and connect the account again.',
  failed: () => 'Connection failed: something went wrong on our side. Connect the account again.',
} satisfies Record<string, (platform: PlatformName, more?: string) => string>;

const OTHER_LEFT = 'To reconnect that one, log in to it there first.';
