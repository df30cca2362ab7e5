import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { NamedTarget, SocialState } from './social-state.ts';

export interface RestoredConnections {
  readonly facebook: ReplyOf<typeof checkFacebook> | undefined;
  readonly instagram: ReplyOf<typeof checkInstagram> | undefined;
  readonly linkedin: ReplyOf<typeof checkLinkedin> | undefined;
}

/** What the browser remembers of each network as its check would answer, to draw until it does; undefined for nothing. */
export function restoredConnections(state: SocialState): RestoredConnections {
  const { facebook, instagram, linkedin } = state;
  const knows = (platform: PlatformName): boolean => isKnown(state, platform);
  const base = (platform: PlatformName) => ({
    connected: state[platform].connected,
    platform_id: PLATFORMS[platform].id,
    name: null,
    reconnect: false,
    available: true,
  });
  return {
    facebook: knows('facebook')
      ? { ...base('facebook'), pages: facebook.pages.map(withoutPicture) }
      : undefined,
    instagram: knows('instagram')
      ? { ...base('instagram'), accounts: instagram.accounts.map(withoutPicture) }
      : undefined,
    linkedin: knows('linkedin')
      ? { ...base('linkedin'), user_platform_id: linkedin.userPlatformId }
      : undefined,
  };
}

/** A network has an id here once a check has answered. On the way back from its consent page it may just be connected. */
function isKnown({ sessionValid, ...networks }: SocialState, platform: PlatformName): boolean {
  const { platformId, connected, connecting } = networks[platform];
  return sessionValid && platformId !== null && (connected || !connecting);
}

const withoutPicture = ({ id, name }: NamedTarget) => ({ id, name, picture: null });
