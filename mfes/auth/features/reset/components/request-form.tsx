import { RESET_MINUTES } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { asApiError, errorText, useOnce } from '@carillon/sdk/index.ts';
import { Alert, Button, Field } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirst } from '../../../lib/focus-first.ts';
import { MailboxNote } from '../../../lib/mailbox-note.tsx';
import type { TypedEmail } from '../../../lib/typed-email.ts';
import { useMailState } from '../../../lib/use-mail-state.ts';
import { useRequestReset } from '../api/use-request-reset.ts';

/** Asks for the link, and says the same whether or not there is an account. */
export function RequestForm({ email, onEmail }: TypedEmail): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const sentNote = useRef<HTMLParagraphElement>(null);
  const mail = useMailState();
  const request = useRequestReset();
  const once = useOnce();
  const errors = asApiError(request.error)?.fieldErrors ?? {};
  const { isSuccess: isSent, variables: asked } = request;
  useEffect(() => {
    if (isSent) sentNote.current?.focus();
  }, [isSent]);

  if (mail === 'none')
    return (
      <Alert
        type="warning"
        showIcon
        role="status"
        title={t`This server doesn’t send email, so it can’t send you a reset link. Contact your administrator.`}
      />
    );
  if (request.isSuccess)
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <p
          ref={sentNote}
          tabIndex={-1}
          role="status"
          style={{ margin: 0, outline: 'none', overflowWrap: 'anywhere' }}
        >
          <Trans>
            If <b>{asked}</b> has an account, we’ve sent a link there. It works once and expires in{' '}
            {RESET_MINUTES} minutes.
          </Trans>
        </p>
        {mail === 'mailbox' && (
          <p className="muted" style={{ margin: 0 }}>
            <MailboxNote />
          </p>
        )}
        <Button size="large" block onClick={() => request.reset()}>
          <Trans>Request another link</Trans>
        </Button>
      </div>
    );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void once(() =>
      request
        .mutateAsync(email)
        .catch((error) => focusFirst(form.current, asApiError(error)?.fieldErrors ?? {})),
    );
  };
  const elsewhere = request.error && Object.keys(errors).length === 0 ? errorText(request.error) : null;
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {elsewhere && <Alert type="error" showIcon role="alert" title={elsewhere} />}
      <Field
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        value={email}
        errors={errors.email}
        onChange={onEmail}
      />
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={request.isPending}
        disabled={request.isPending}
      >
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}
