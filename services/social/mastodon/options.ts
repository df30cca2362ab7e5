import { text } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

export const VISIBILITIES = ['public', 'unlisted', 'private', 'direct'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A writer's choices besides the words. */
export interface ChosenOptions {
  readonly visibility: Visibility;
  /** Empty: none. */
  readonly warning: string;
  /** A tag such as `de` or `pt-BR`; null leaves it to the account. */
  readonly language: string | null;
}

/**
 * The options of a post, by the names of contracts/networks/mastodon.ts.
 * @throws SocialError `permanent` for a value that the network doesn't have
 */
export function readChosenOptions(options: Readonly<Record<string, string>> = {}): ChosenOptions {
  const { visibility = 'public', content_warning: warning = '', language = '' } = options;
  const knownVisibility = VISIBILITIES.find((one) => one === visibility);
  if (!knownVisibility)
    throw new SocialError(text`Mastodon has no visibility “${{ visibility }}”.`, {
      kind: 'permanent',
      code: 'visibility',
    });
  return { visibility: knownVisibility, warning: warning.trim(), language: language || null };
}
