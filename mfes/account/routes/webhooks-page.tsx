import { createWebhook } from '@carillon/contracts/http/webhooks/create-webhook.ts';
import { Link, QueryView, useMay, useNavigate, useSearchParams } from '@carillon/sdk/index.ts';
import { Button, EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useWebhooks } from '../features/webhooks/api/use-webhooks.ts';
import { VerifyHelp } from '../features/webhooks/components/verify-help.tsx';
import { WebhookDetail } from '../features/webhooks/components/webhook-detail.tsx';
import { WebhookDialog } from '../features/webhooks/components/webhook-dialog.tsx';
import { WebhookList } from '../features/webhooks/components/webhook-list.tsx';
import { WebhookSecretDialog } from '../features/webhooks/components/webhook-secret-dialog.tsx';
import { AccountPage } from '../lib/account-page.tsx';

const CREATE = 'create-webhook';
const home = (): HTMLElement | null => document.getElementById(CREATE);

/** The workspace's webhooks, or one of them with its log. */
export function WebhooksPage(): ReactNode {
  const may = useMay(createWebhook);
  const id = useSearchParams()[0].get('webhook');
  const page = id === null ? <AllWebhooks /> : <OneWebhook id={id} />;
  return (
    <AccountPage>
      {may ? (
        page
      ) : (
        <EmptyState title={t`Only editors and owners can use webhooks`} level={1}>
          <Trans>
            A webhook sends posts and comments to a program outside Carillon. To set one up, ask an editor or
            owner of this workspace.
          </Trans>
        </EmptyState>
      )}
    </AccountPage>
  );
}

function AllWebhooks(): ReactNode {
  const query = useWebhooks();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const showSecret = (reportedSecret: string | null): void => {
    setCreating(false);
    setSecret(reportedSecret);
  };
  return (
    <>
      <PageHeader
        title={t`Webhooks`}
        line={t`Notify your own programs when a post is published, something fails, or someone comments.`}
        action={
          <Button id={CREATE} type="primary" onClick={() => setCreating(true)}>
            <Trans>New webhook</Trans>
          </Button>
        }
      />
      <QueryView
        level={2}
        query={query}
        failed={t`Couldn’t load your webhooks`}
        safe={t`They still work.`}
        rows={4}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState title={t`No webhooks yet`} level={2}>
              <Trans>
                Give Carillon the URL of your own program, or of a tool such as Zapier or n8n. It gets a
                signed message for each event you choose. If it’s down, Carillon retries for up to three days.
              </Trans>
            </EmptyState>
          ) : (
            <WebhookList webhooks={webhooks} />
          )
        }
      </QueryView>
      <VerifyHelp />
      {creating && <WebhookDialog webhook={null} onClose={() => setCreating(false)} onSaved={showSecret} />}
      {secret && (
        <WebhookSecretDialog isRenewed={false} secret={secret} home={home} onClose={() => setSecret(null)} />
      )}
    </>
  );
}

function OneWebhook({ id }: { readonly id: string }): ReactNode {
  const query = useWebhooks();
  const navigate = useNavigate();
  return (
    <QueryView query={query} failed={t`Couldn’t load this webhook`} safe={t`It still works.`} level={1}>
      {(webhooks) => {
        const webhook = webhooks.find((one) => one.id === id);
        return webhook ? (
          <WebhookDetail webhook={webhook} onDeleted={() => void navigate('/account/webhooks')} />
        ) : (
          <EmptyState
            title={t`We couldn’t find that webhook`}
            level={1}
            action={
              <Link to="/account/webhooks">
                <Trans>All webhooks</Trans>
              </Link>
            }
          >
            <Trans>It may have been deleted, or it belongs to another workspace.</Trans>
          </EmptyState>
        );
      }}
    </QueryView>
  );
}
