import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import type { CalendarFeedReply } from '@carillon/contracts/http/posts/calendar-feed.ts';
import { actionErrorText, Dialog, QueryView, Question, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useChangeFeed, useFeed } from '../api/use-feed.ts';

/** Shows the secret address of the calendar feed, and switches it on, off, or to another one. */
export function FeedDialog({ onClose }: { onClose(): void }): ReactNode {
  const feed = useFeed();
  const changing = useChangeFeed();
  const [question, setQuestion] = useState<'renew' | 'off' | null>(null);
  const address = feed.data?.address ?? null;
  if (question)
    return (
      <Question
        title={question === 'renew' ? t`Create a new address?` : t`Turn off the feed?`}
        action={question === 'renew' ? t`Create new address` : t`Turn off`}
        keep={t`Keep it`}
        danger
        busy={changing.busy}
        error={changing.error && actionErrorText(changing.error)}
        onClose={() => setQuestion(null)}
        onConfirm={() => void changing.run(question).then((done) => done && setQuestion(null))}
      >
        <p>
          {question === 'renew'
            ? t`The current address stops working immediately. Everyone who subscribed has to subscribe again with the new address.`
            : t`The address stops working immediately, and subscribed calendars are no longer updated.`}
        </p>
      </Question>
    );
  return (
    <Dialog
      title={t`Subscribe to this calendar`}
      width={640}
      busy={changing.busy}
      onClose={onClose}
      actions={
        <>
          {address && (
            <>
              <Button type="text" danger onClick={() => setQuestion('off')}>
                <Trans>Turn off</Trans>
              </Button>
              <Button onClick={() => setQuestion('renew')}>
                <Trans>New address</Trans>
              </Button>
            </>
          )}
          {feed.data && !address && (
            <Button type="primary" loading={changing.busy} onClick={() => void changing.run('renew')}>
              <Trans>Create address</Trans>
            </Button>
          )}
          {address && (
            <Button type="primary" data-first onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          )}
        </>
      }
    >
      {changing.error && <Alert type="error" showIcon role="alert" title={actionErrorText(changing.error)} />}
      <QueryView query={feed} failed={t`Couldn’t load the feed`} safe={t`It hasn’t changed.`} rows={2}>
        {(reply: CalendarFeedReply) => <FeedText address={reply.address} />}
      </QueryView>
    </Dialog>
  );
}

function FeedText({ address }: { address: string | null }): ReactNode {
  const toasts = useToasts();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toasts.success(t`Copied.`);
    } catch {
      toasts.warning(t`Your browser didn’t allow copying. Select the address and copy it yourself.`);
    }
  };
  return (
    <div className="planner-form">
      <p>
        <Trans>
          The calendar app on your phone or computer can show your schedule: the past 30 days and the next
          year. In that app, add this address as a calendar subscription (“From URL”).
        </Trans>
      </p>
      {address && (
        <>
          <label htmlFor={id}>
            <Trans>Address</Trans>
          </label>
          <div className="planner-address">
            <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
            <Button onClick={() => void copy()}>
              <Trans>Copy</Trans>
            </Button>
          </div>
          {isThisMachine(new URL(address).hostname) && (
            <p>
              <Trans>
                Carillon is running on your own computer, so only a calendar on the same computer can use this
                address. Your phone or an online calendar can’t.
              </Trans>
            </p>
          )}
          <p className="muted">
            <Trans>
              Anyone with this address can read your schedule without logging in. Keep it private, and create
              a new one if someone else gets it. The address stops working when any editor or owner leaves
              this workspace. Calendars check for changes every few hours.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
