import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { networkOf, QueryView, useApproval, useConnections, useMay } from '@carillon/sdk/index.ts';
import { Alert, Button, PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useLinkTracking } from '../features/links/api/use-link-tracking.ts';
import { LinkForm } from '../features/links/components/link-form.tsx';
import { LinksStyles } from '../features/links/components/links-styles.tsx';

/** What is added to the links of posts, at /schedule-post/links. */
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
        title="Link Tracking"
        line="Adds UTM parameters to the links of your posts, so that your analytics tool shows which network and post a visit came from."
        action={<Button href="/schedule-post">Calendar</Button>}
      />
      {!mayEdit && (
        <Alert
          type="info"
          showIcon
          title="You can view link tracking but not change it."
          description={mayCall ? OWNERS : EDITORS}
        />
      )}
      <QueryView
        query={tracking}
        level={2}
        failed="Link tracking could not be loaded"
        safe="Your posts will still be published."
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

const EDITORS = 'Ask the owner of this workspace for the editor role.';
const OWNERS =
  'Owners approve posts in this workspace, and link tracking changes posts, so only owners can change it.';
