import { takeWantedPage } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';

/** Leads on to the page that was wanted before the login, or left for a network's consent page. */
export function GoOn(): ReactNode {
  const [wantedPage] = useState(takeWantedPage);
  return (
    wantedPage && (
      <p>
        <a href={wantedPage}>
          {wantedPage.split('?')[0] === '/create-post'
            ? t`Continue your post`
            : t`Pick up where you left off`}
        </a>
      </p>
    )
  );
}
