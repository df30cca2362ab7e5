import { browserZone, fullTime, QueryView } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useMail } from '../api/use-mailbox.ts';

/** Its links open in a separate tab; nothing in it runs, and nothing is loaded from elsewhere. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const HEAD = `<base target="_blank"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
const LEAST_PX = 320;

export function MailView({ id }: { readonly id: string }): ReactNode {
  const query = useMail(id);
  const [height, setHeight] = useState(LEAST_PX);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void =>
    setHeight(Math.max(LEAST_PX, currentTarget.contentDocument?.documentElement.scrollHeight ?? 0));
  return (
    <QueryView query={query} failed={t`Couldn’t load the email`} rows={6} level={2}>
      {({ subject, to, at, html }) => (
        <article className="panel mailbox-mail">
          <h2>{subject}</h2>
          <p className="muted">{t`To ${to}, ${{ when: fullTime(new Date(at), browserZone()) }}`}</p>
          <iframe
            title={t`Email: ${subject}`}
            sandbox={SANDBOX}
            srcDoc={html.replace('<head>', `<head>${HEAD}`)}
            onLoad={fit}
            style={{ height }}
          />
        </article>
      )}
    </QueryView>
  );
}
