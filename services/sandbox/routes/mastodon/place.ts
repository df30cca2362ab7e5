import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { SandboxSettings } from '../../settings.ts';

/** The server's origin for its clients. */
export const ORIGIN = `https://${SANDBOX_DOMAIN}`;

/** Where people see a post, and what appears below it. */
export const pageOf = (
  settings: SandboxSettings,
  { id, postId }: { readonly id: string; readonly postId: string },
): string => `${settings.publicUrl}/mastodon/posts/${postId}${id === postId ? '' : `#${id}`}`;

export const avatarOf = (settings: SandboxSettings, id: string): string =>
  `${settings.publicUrl}/avatars/${id}.svg`;

/** The path of the server's API, which users never see. */
export const homeOf = (settings: SandboxSettings): string => `${settings.publicUrl}/mastodon`;
