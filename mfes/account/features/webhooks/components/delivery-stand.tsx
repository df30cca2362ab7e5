import type { WebhookDelivery } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

const LOOKS = {
  waiting: { word: t`Waiting`, color: 'bronze', icon: <ClockIcon size={16} /> },
  retrying: { word: t`Will retry`, color: 'amber', icon: <ClockIcon size={16} /> },
  delivered: { word: t`Delivered`, color: 'green', icon: <CheckIcon size={16} /> },
  failed: { word: t`Failed`, color: 'red', icon: <AlertIcon size={16} /> },
} as const;

export function DeliveryStand({ delivery }: { readonly delivery: WebhookDelivery }): ReactNode {
  const { status, tries } = delivery;
  const { word, color, icon } = LOOKS[status === 'waiting' && tries > 0 ? 'retrying' : status];
  return (
    <span className="status-tag" style={{ color: `var(--${color})` }}>
      {icon}
      {word}
    </span>
  );
}
