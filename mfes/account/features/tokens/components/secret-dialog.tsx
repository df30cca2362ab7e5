import { Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';
import { clientSettings } from '../model/client-settings.ts';

interface SecretDialogProps {
  readonly secret: string;
  /** Where the focus goes afterwards. */
  home(): HTMLElement | null;
  onClose(): void;
}

/** The token itself, this once, and the settings with which an MCP client uses it. */
export function SecretDialog({ secret, home, onClose }: SecretDialogProps): ReactNode {
  const copy = useCopy();
  const first = useRef<HTMLButtonElement>(null);
  const settings = clientSettings(window.location.origin, secret);
  return (
    <Dialog
      title="Your new access token"
      width={640}
      // A click beside it would take away what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copy(secret, 'The token is')}>
            Copy token
          </Button>
          <Button type="primary" onClick={onClose}>
            I have kept it
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title="Copy it now: it is not shown again." />
        <pre className="account-secret">{secret}</pre>
        <h3>For an MCP client</h3>
        <p className="muted">
          Most clients take these settings. They have the token in them, so keep them to yourself.
        </p>
        <pre className="account-secret">{settings}</pre>
        <Button onClick={() => void copy(settings, 'The settings are')}>Copy settings</Button>
      </div>
    </Dialog>
  );
}
