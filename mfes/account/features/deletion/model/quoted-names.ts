import { t } from '@lingui/core/macro';

/** Workspaces by name, each in quotation marks. */
export const quotedNames = (workspaces: readonly { readonly name: string }[]): string =>
  workspaces.map(({ name }) => t`“${name}”`).join(', ');
