import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { standOf } from '../model/webhook-text.ts';

const LOOKS = {
  active: { word: t`Active`, color: 'green', icon: <CheckIcon size={16} /> },
  failing: { word: t`Failing`, color: 'red', icon: <AlertIcon size={16} /> },
  paused: { word: t`Paused`, color: 'amber', icon: <ClockIcon size={16} /> },
} as const;

export function WebhookStand({ webhook }: { readonly webhook: WebhookView }): ReactNode {
  const { word, color, icon } = LOOKS[standOf(webhook)];
  return (
    <span className="status-tag" style={{ color: `var(--${color})` }}>
      {icon}
      {word}
    </span>
  );
}
