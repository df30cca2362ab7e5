import { Button } from '@carillon/ui/index.ts';
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
      title="Your new access token"
      what="token"
      value={secret}
      width={640}
      home={home}
      onClose={onClose}
    >
      <h3>For an MCP client</h3>
      <p className="muted">Most clients take these settings. They contain the token, so keep them private.</p>
      <pre className="account-secret">{settings}</pre>
      <Button onClick={() => void copy(settings, 'The settings are')}>Copy settings</Button>
    </ShownOnceDialog>
  );
}
