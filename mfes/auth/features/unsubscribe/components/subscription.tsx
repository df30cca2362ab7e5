import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { actionErrorText, asApiError, QueryView } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSubscription, useTurn } from '../api/use-subscription.ts';
import { subscriptionText } from '../model/subscription-text.ts';

/** Shows which mails the link turned off, and the way to turn them on again. */
export function Subscription({ token }: { readonly token: string }): ReactNode {
  const query = useSubscription(token);
  if (token === '' || asApiError(query.error)?.code === 'link_invalid')
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t`This link is incomplete. Open it again from the email, or turn emails off in your notification settings.`}
      />
    );
  return (
    <QueryView query={query} failed={t`These emails couldn’t be turned off`} rows={2} level={2}>
      {(reply) => <State {...{ token, reply }} />}
    </QueryView>
  );
}

function State({ token, reply }: { readonly token: string; readonly reply: UnsubscribeReply }): ReactNode {
  const turn = useTurn(token);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p role="status" style={{ margin: 0, fontSize: 16, overflowWrap: 'anywhere' }}>
        {subscriptionText(reply)}
      </p>
      {turn.error && <Alert type="error" showIcon role="alert" title={actionErrorText(turn.error)} />}
      {reply.workspace !== null && (
        <Button loading={turn.busy} onClick={() => void turn.run(!reply.on)}>
          {reply.on ? t`Turn off emails` : t`Turn emails back on`}
        </Button>
      )}
      <p className="muted" style={{ margin: 0 }}>
        <Trans>Choose which emails you get in each workspace’s notification settings.</Trans>
      </p>
    </div>
  );
}
