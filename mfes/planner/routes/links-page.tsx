import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { networkOf, QueryView, useApproval, useConnections, useMay } from '@carillon/sdk/index.ts';
import { Alert, Button, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLinkTracking } from '../features/links/api/use-link-tracking.ts';
import { LinkForm } from '../features/links/components/link-form.tsx';
import { LinksStyles } from '../features/links/components/links-styles.tsx';

/** Shows the parameters added to the links of posts, at /schedule-post/links. */
export function LinksPage(): ReactNode {
  const tracking = useLinkTracking();
  const connections = useConnections();
  const mayCall = useMay(saveLinkTracking);
  const { needed } = useApproval();
  const mayEdit = mayCall && !needed;
  return (
    <div className="page">
      <LinksStyles />
      <PageHeader
        title={t`Link tracking`}
        line={t`Adds UTM parameters to the links in your posts, so your analytics tool shows which network and post a visit came from.`}
        action={
          <Button href="/schedule-post">
            <Trans>Calendar</Trans>
          </Button>
        }
      />
      {!mayEdit && (
        <Alert
          type="info"
          showIcon
          title={t`You can view link tracking but not change it.`}
          description={mayCall ? OWNERS : EDITORS}
        />
      )}
      <QueryView
        query={tracking}
        level={2}
        failed={t`Couldn’t load link tracking`}
        safe={t`Your posts will still be published.`}
        rows={6}
      >
        {(saved) => (
          <LinkForm
            saved={saved}
            mayEdit={mayEdit}
            accountOf={(network) => networkOf(connections, network).targets[0]?.name}
          />
        )}
      </QueryView>
    </div>
  );
}

const EDITORS = t`Ask an owner of this workspace for the editor role.`;
const OWNERS = t`Link tracking changes posts, and posts in this workspace need an owner’s approval. Only owners can change it.`;
