import { SECRET_OVERLAP_HOURS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ShownOnceDialog } from '../../../lib/shown-once-dialog.tsx';

interface WebhookSecretDialogProps {
  readonly secret: string;
  /** It replaces another secret, which stays valid for a while. */
  readonly isRenewed: boolean;
  home(): HTMLElement | null;
  onClose(): void;
}

export const WebhookSecretDialog = ({
  secret,
  isRenewed,
  home,
  onClose,
}: WebhookSecretDialogProps): ReactNode => (
  <ShownOnceDialog
    title={t`Your signing secret`}
    copy={t`Copy secret`}
    copied={t`Secret copied.`}
    value={secret}
    home={home}
    onClose={onClose}
  >
    <p className="muted">
      {isRenewed
        ? t`Add this secret to the receiver. For ${SECRET_OVERLAP_HOURS} hours, events are also signed with the old secret.`
        : t`The receiver needs this secret to verify that events come from Carillon.`}
    </p>
  </ShownOnceDialog>
);
