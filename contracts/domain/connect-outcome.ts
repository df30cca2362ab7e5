import { sentence, type Text, text, toText } from '../text.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';

/** How the try to connect a network ended; the way back to the page names it as `reason`. */
export type ConnectReason = keyof typeof SENTENCES;

export const isConnectReason = (word: string | null): word is ConnectReason =>
  word !== null && Object.hasOwn(SENTENCES, word);

/**
 * Outcomes whose message contains outside text: the names of the connected accounts, the network's reason, or what
 * the plan includes.
 */
export const TELLS_MORE: ReadonlySet<ConnectReason> = new Set([
  'connected',
  'other_account',
  'refused',
  'plan_limit',
]);

/** Values that only the server knows. Names and a network's own words are strings. */
type More = string | Text | undefined;

/** Returns the sentence that the user sees. */
export const connectSentence = (reason: ConnectReason, platform: PlatformName, more?: More): Text =>
  SENTENCES[reason](PLATFORMS[platform].label, more || undefined, platform);

const SENTENCES = {
  connected: (network, more) =>
    more ? text`${{ network }} connected: ${{ what: more }}` : text`${{ network }} connected.`,
  /** Not the account that should have been reconnected. */
  other_account: (network, more) =>
    text`You connected a different ${{ network }} account than the one you chose. ${{ more: more ?? toText(OTHER_LEFT) }}`,
  /** The user said no. */
  denied: (network) =>
    text`You did not allow Carillon to use your ${{ network }} account. Nothing was connected.`,
  /** The network did. */
  refused: (network, more) =>
    more ? text`Connection failed: ${{ why: more }}` : text`Connection failed: ${{ network }} refused it.`,
  plan_limit: (network, more) =>
    more ? text`${{ network }} wasn’t connected. ${{ why: more }}` : text`${{ network }} wasn’t connected.`,
  no_code: (network) => text`Connection failed: ${{ network }} sent no code. Connect again.`,
  no_targets: (_network, _more, platform) => toText(PLATFORMS[platform].noTargets),
  state_unknown: () => text`This login is no longer valid. Connect the account again.`,
  expired: () => text`The login took longer than ten minutes. Connect the account again.`,
  other_session: () => text`This login was started in another session. Connect the account again.`,
  other_workspace: () => text`This login was started in another workspace. Connect the account again.`,
  not_owner: () => text`Only an owner of the workspace can connect accounts.`,
  other_network: () => text`Connection failed: the response came from a different network. Connect again.`,
  other_issuer: () => text`Connection failed: the response didn’t come from the network. Connect again.`,
  logged_out: () =>
    text`Connection failed: you’re no longer logged in. Log in and connect the account again.`,
  failed: () => text`Connection failed: something went wrong on our side. Connect the account again.`,
} satisfies Record<string, (network: string, more: More, platform: PlatformName) => Text>;

const OTHER_LEFT = sentence`To reconnect the account you chose, log in to it there first.`;
