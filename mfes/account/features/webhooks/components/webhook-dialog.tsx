import { WEBHOOK_EVENTS, type WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { fieldError } from '@carillon/sdk/index.ts';
import { Checkbox, Field, FieldError } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { FormDialog } from '../../../lib/form-dialog.tsx';
import { useSaveWebhook } from '../api/use-webhooks.ts';
import { EVENT_TEXT, webhookEventName } from '../model/event-text.ts';

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: WebhookView | null;
  onClose(): void;
  /** With the secret of a new one. */
  onSaved(secret: string | null): void;
}

const USUAL: readonly WebhookEvent[] = [
  ...(['publication.published', 'publication.failed'] as const),
  ...(['connection.lost', 'comment.received'] as const),
];

/** Asks where events are sent, and which. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps): ReactNode {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? USUAL);
  const save = useSaveWebhook(webhook?.id ?? null, onSaved);
  const wrong = (field: string): string[] => [fieldError(save.error, field) ?? []].flat();
  const [eventFault] = wrong('events');
  const faultId = useId();
  const isListed = ['url', 'description', 'events'].some((field) => wrong(field).length > 0);
  const toggle = (event: WebhookEvent, on: boolean): void =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? on : events.includes(one))));
  return (
    <FormDialog
      title={webhook ? t`Edit webhook` : t`New webhook`}
      action={webhook ? t`Save webhook` : t`Create webhook`}
      act={save}
      isExplained={isListed}
      onSend={() => void save.run({ url, description, events: [...events] })}
      onClose={onClose}
    >
      <Field
        name="url"
        label="URL"
        type="text"
        autoComplete="off"
        value={url}
        errors={wrong('url')}
        help={t`The URL that Carillon sends events to, such as https://example.com/carillon.`}
        onChange={setUrl}
      />
      <Field
        name="description"
        label={t`Name (optional)`}
        type="text"
        autoComplete="off"
        value={description}
        errors={wrong('description')}
        onChange={setDescription}
      />
      <fieldset className="account-choice" aria-describedby={eventFault === undefined ? undefined : faultId}>
        <legend>
          <Trans>Send an event when</Trans>
        </legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
          >
            <strong>{webhookEventName(event)}</strong> <code className="muted">{event}</code>
            <span className="account-means muted">{EVENT_TEXT[event].means}</span>
          </Checkbox>
        ))}
        {eventFault !== undefined && <FieldError id={faultId}>{eventFault}</FieldError>}
      </fieldset>
    </FormDialog>
  );
}
