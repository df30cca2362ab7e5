import { readConnectReturn, type SocialState } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export interface ReturnStatus {
  readonly kind: 'success' | 'danger';
  readonly message: string;
}

const GENERAL: Readonly<Record<ReturnStatus['kind'], string>> = {
  success: t`Welcome back. Log in to see your connections.`,
  danger: t`The account wasn’t connected. Log in and connect it again.`,
};

/** The result of connecting a network, for a user who has to log in. In general words if no network is named. */
export function readReturn(search: string, social: SocialState): ReturnStatus | null {
  const kind = new URLSearchParams(search).get('status');
  if (kind !== 'success' && kind !== 'danger') return null;
  return { kind, message: readConnectReturn(search, social)?.message ?? GENERAL[kind] };
}
