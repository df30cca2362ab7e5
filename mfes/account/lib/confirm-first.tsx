import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLinkProvider, useSignInMethods } from './use-sign-in-methods.ts';

/** If a login is too old and nothing else confirms, a linked provider confirms who is there. */
export function ConfirmFirst(): ReactNode {
  const methods = useSignInMethods().data?.methods ?? [];
  const confirm = useLinkProvider();
  return (
    <>
      <p>
        <Trans>You logged in more than ten minutes ago. Confirm that it’s you first.</Trans>
      </p>
      {confirm.error && <Alert type="error" showIcon role="alert" title={actionErrorText(confirm.error)} />}
      <div className="account-save">
        {methods
          .filter(({ available, linked }) => available && linked)
          .map(({ id, name }) => (
            <Button
              key={id}
              disabled={confirm.busy}
              loading={confirm.busy && confirm.input?.provider === id}
              onClick={() => void confirm.run({ provider: id })}
            >
              <Trans>Confirm with {name}</Trans>
            </Button>
          ))}
      </div>
    </>
  );
}
