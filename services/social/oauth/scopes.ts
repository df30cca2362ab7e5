import { text } from '@carillon/contracts/text.ts';
import { SocialError } from '../social-error.ts';

/** @throws SocialError when the user left out a permission without which nothing can be published */
export const requireScopes = (
  label: string,
  neededScopes: readonly string[],
  granted: readonly string[],
): void => {
  const missing = neededScopes.filter((scope) => !granted.includes(scope));
  if (missing.length === 0) return;
  throw new SocialError(
    text`Carillon wasn’t given permission to publish. Connect ${{ network: label }} again and leave every permission on.`,
    { kind: 'reconnect', code: 'missing_permission', cause: new Error(`not granted: ${missing.join(', ')}`) },
  );
};
