import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import type { CalendarFeedReply } from '@carillon/contracts/http/posts/calendar-feed.ts';
import { actionErrorText, Dialog, QueryView, Question, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button, Input } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useState } from 'react';
import { useChangeFeed, useFeed } from '../api/use-feed.ts';

/** Shows the secret address of the calendar feed, and switches it on, off, or to another one. */
export function FeedDialog({ onClose }: { onClose(): void }): ReactNode {
  const feed = useFeed();
  const changing = useChangeFeed();
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const address = feed.data?.address ?? null;
  if (asked)
    return (
      <Question
        title={asked === 'renew' ? 'Create a new address?' : 'Turn off the feed?'}
        action={asked === 'renew' ? 'Create New Address' : 'Turn Off'}
        keep="Keep it"
        danger
        busy={changing.busy}
        error={changing.error && actionErrorText(changing.error)}
        onClose={() => setAsked(null)}
        onConfirm={() => void changing.run(asked).then((done) => done && setAsked(null))}
      >
        <p>
          {asked === 'renew'
            ? 'The current address stops working immediately. Everyone who subscribed to it has to subscribe to the new one.'
            : 'The address stops working immediately. Calendars that subscribed to it are no longer updated.'}
        </p>
      </Question>
    );
  return (
    <Dialog
      title="Subscribe to this calendar"
      width={640}
      busy={changing.busy}
      onClose={onClose}
      actions={
        <div className="planner-actions">
          {address && (
            <>
              <Button type="text" danger onClick={() => setAsked('off')}>
                Turn off
              </Button>
              <Button onClick={() => setAsked('renew')}>New address</Button>
            </>
          )}
          {feed.data && !address && (
            <Button type="primary" loading={changing.busy} onClick={() => void changing.run('renew')}>
              Create Address
            </Button>
          )}
          {address && (
            <Button type="primary" data-first onClick={onClose}>
              Done
            </Button>
          )}
        </div>
      }
    >
      {changing.error && <Alert type="error" showIcon role="alert" title={actionErrorText(changing.error)} />}
      <QueryView query={feed} failed="The feed could not be loaded" safe="It hasn’t changed." rows={2}>
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
      toasts.success('Copied.');
    } catch {
      toasts.warning('Your browser didn’t copy it. Select the address and copy it yourself.');
    }
  };
  return (
    <div className="planner-form">
      <p>
        Your phone’s or computer’s calendar can show your schedule: the next year and the past 30 days. Add
        the address there as a calendar subscription (“From URL”).
      </p>
      {address && (
        <>
          <label htmlFor={id}>Address</label>
          <div className="planner-address">
            <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
            <Button onClick={() => void copy()}>Copy</Button>
          </div>
          {isThisMachine(new URL(address).hostname) && (
            <p>
              This Carillon runs on your own computer, so only a calendar on the same computer can use that
              address, not your phone or an online calendar.
            </p>
          )}
          <p className="muted">
            Anyone with this address can read your schedule without logging in. Keep it private, and create a
            new one if others get it. It stops working when an editor leaves this workspace. Calendars check
            for changes every few hours.
          </p>
        </>
      )}
    </div>
  );
}
