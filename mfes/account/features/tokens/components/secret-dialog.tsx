import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShownOnceDialog } from '../../../lib/shown-once-dialog.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import { clientSettings } from '../model/client-settings.ts';

interface SecretDialogProps {
  readonly secret: string;
  home(): HTMLElement | null;
  onClose(): void;
}

/** The token itself, and the settings with which an MCP client uses it. */
export function SecretDialog({ secret, home, onClose }: SecretDialogProps): ReactNode {
  const copy = useCopy();
  const settings = clientSettings(window.location.origin, secret);
  return (
    <ShownOnceDialog
      title={t`Your new access token`}
      copy={t`Copy token`}
      copied={t`Token copied.`}
      value={secret}
      width={640}
      home={home}
      onClose={onClose}
    >
      <h3>
        <Trans>For an MCP client</Trans>
      </h3>
      <p className="muted">
        <Trans>Most clients accept these settings. They contain the token, so keep them private.</Trans>
      </p>
      <pre className="account-secret">{settings}</pre>
      <Button onClick={() => void copy(settings, t`Settings copied.`)}>
        <Trans>Copy settings</Trans>
      </Button>
    </ShownOnceDialog>
  );
}
