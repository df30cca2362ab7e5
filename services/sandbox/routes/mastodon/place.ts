import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { SandboxContext } from '../../context.ts';

/** What the server is to its clients. */
export const ORIGIN = `https://${SANDBOX_DOMAIN}`;

type Settings = Pick<SandboxContext, 'settings'>;

/** Where people see a post, and what stands below it. */
export const pageOf = (
  { settings }: Settings,
  { id, postId }: { readonly id: string; readonly postId: string },
): string => `${settings.publicUrl}/mastodon/posts/${postId}${id === postId ? '' : `#${id}`}`;

export const avatarOf = ({ settings }: Settings, id: string): string =>
  `${settings.publicUrl}/avatars/${id}.svg`;

/** The path of the server's API, which users never see. */
export const homeOf = ({ settings }: Settings): string => `${settings.publicUrl}/mastodon`;
