import { asApiError, QueryView, useLocation } from '@carillon/sdk/index.ts';
import { EmptyState, Field, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useMailbox } from '../api/use-mailbox.ts';
import styles from '../styles.css';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';

/** Lists the mails that this server would have sent, the newest first, and shows one of them. */
export function Mailbox(): ReactNode {
  const [search, setSearch] = useState('');
  const query = useMailbox(search.trim());
  const open = new URLSearchParams(useLocation().search).get('mail');
  if (asApiError(query.error)?.code === 'not_found')
    return (
      <EmptyState title={t`No mailbox on this server`} level={1}>
        <Trans>
          This server sends real email, or it has email turned off. The mailbox is available only when no
          other computer can reach the server.
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <style href="mailbox" precedence="default">
        {styles}
      </style>
      <PageHeader
        title={t`Mailbox`}
        line={t`No mail server is set up, so emails are collected here. Only this computer can see them.`}
      />
      <div className={open ? 'mailbox mailbox-open' : 'mailbox'}>
        <section className="panel mailbox-side" aria-label={t`Emails`}>
          <Field
            name="search"
            label={t`Search`}
            type="text"
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
          <QueryView query={query} failed={t`Couldn’t load the mailbox`} rows={4} level={2}>
            {(mails) =>
              mails.length > 0 ? (
                <MailList mails={mails} open={open} to={(id) => `/mailbox?mail=${encodeURIComponent(id)}`} />
              ) : (
                <EmptyState title={search.trim() ? t`No matching emails` : t`No emails yet`} level={2}>
                  {search.trim()
                    ? t`Search by part of an address or subject.`
                    : t`Emails, such as password reset links, appear here automatically.`}
                </EmptyState>
              )
            }
          </QueryView>
        </section>
        <div className="mailbox-main">
          {open ? (
            <>
              <a className="mailbox-back" href="/mailbox">
                <Trans>All emails</Trans>
              </a>
              <MailView key={open} id={open} />
            </>
          ) : (
            <p className="muted mailbox-hint">
              <Trans>Select an email to read it.</Trans>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
