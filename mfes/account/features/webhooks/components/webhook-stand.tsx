import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { standOf } from '../model/webhook-text.ts';

const LOOKS = {
  Active: { color: 'green', icon: <CheckIcon size={16} /> },
  Failing: { color: 'red', icon: <AlertIcon size={16} /> },
  Paused: { color: 'amber', icon: <ClockIcon size={16} /> },
} as const;

export function WebhookStand({ webhook }: { readonly webhook: WebhookView }): ReactNode {
  const stand = standOf(webhook);
  const { color, icon } = LOOKS[stand];
  return (
    <span className="status-tag" style={{ color: `var(--${color})` }}>
      {icon}
      {stand}
    </span>
  );
}
