import {
  WEBHOOK_EVENT_TEXT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@carillon/contracts/domain/webhook-events.ts';
import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { actionErrorText, Dialog, fieldError } from '@carillon/sdk/index.ts';
import { Alert, Button, Checkbox, Field, FieldError, Fields } from '@carillon/ui/index.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSaveWebhook } from '../api/use-webhooks.ts';

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
  const form = useId();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? USUAL);
  const save = useSaveWebhook(webhook?.id ?? null, onSaved);
  const wrong = (field: string): string[] => [fieldError(save.error, field) ?? []].flat();
  const isListed = ['url', 'description', 'events'].some((field) => wrong(field).length > 0);
  const fields = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to what was refused
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save.run({ url, description, events: [...events] });
  };
  const toggle = (event: WebhookEvent, on: boolean): void =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? on : events.includes(one))));
  return (
    <Dialog
      title={webhook ? 'Edit webhook' : 'New webhook'}
      busy={save.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={save.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={form} loading={save.busy}>
            {webhook ? 'Save webhook' : 'Create webhook'}
          </Button>
        </>
      }
    >
      <form ref={fields} id={form} className="account-form" onSubmit={send} noValidate>
        {save.error && !isListed && (
          <Alert type="error" showIcon role="alert" title={actionErrorText(save.error)} />
        )}
        <Fields disabled={save.busy} className="account-form">
          <Field
            name="url"
            label="URL"
            type="text"
            autoComplete="off"
            value={url}
            errors={wrong('url')}
            help="Where Carillon posts events, such as https://example.com/carillon."
            onChange={setUrl}
          />
          <Field
            name="description"
            label="Name (optional)"
            type="text"
            autoComplete="off"
            value={description}
            errors={wrong('description')}
            onChange={setDescription}
          />
          <fieldset className="account-choice">
            <legend>Send an event when</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox
                key={event}
                checked={events.includes(event)}
                onChange={({ target }) => toggle(event, target.checked)}
              >
                <strong>{WEBHOOK_EVENT_TEXT[event].name}</strong> <code className="muted">{event}</code>
                <span className="account-means muted">{WEBHOOK_EVENT_TEXT[event].means}</span>
              </Checkbox>
            ))}
          </fieldset>
          {wrong('events').map((sentence) => (
            <FieldError key={sentence}>{sentence}</FieldError>
          ))}
        </Fields>
      </form>
    </Dialog>
  );
}
