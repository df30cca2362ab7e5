import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface Status {
  readonly kind: 'success' | 'danger';
  readonly message: string;
  /** The network that was linked. */
  readonly platform: PlatformName | null;
}

const LONGEST = 400;
/** How the sentences begin that tell of a link which was not made. */
const NOT_LINKED =
  /^(Connection failed: |You did not allow Carillon |Linking took |This link was started |\w+ was not connected: )/;
const GENERAL = 'The account was not linked. Connect it again if you want it.';

/**
 * What a network's return said. Anybody can put words into a link to this page, so words from the address are shown
 * only to whom this browser has just sent to a network (`linking`); otherwise what is shown is our own, or nothing.
 * The return that comes a second time, after a reload, is over and says nothing.
 */
export function readStatus(search: string, linking: boolean): Status | null {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('status');
  const message = (parameters.get('message') ?? '').slice(0, LONGEST);
  if (kind === 'success') return linkedStatus(message, linking);
  if (kind !== 'danger' || message === '') return null;
  if (linking) return { kind, message, platform: null };
  return NOT_LINKED.test(message) ? { kind, message: GENERAL, platform: null } : null;
}

function linkedStatus(message: string, linking: boolean): Status | null {
  const platform = PLATFORM_NAMES.find((name) => message.startsWith(`${PLATFORMS[name].label} connected`));
  if (!platform) return null;
  return {
    kind: 'success',
    message: linking ? message : `${PLATFORMS[platform].label} connected.`,
    platform,
  };
}
