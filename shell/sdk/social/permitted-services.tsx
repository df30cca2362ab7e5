import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PermittedServicesProps {
  /** Said of a connection to LinkedIn; otherwise it is left open whether there is one. */
  readonly connected?: boolean;
}

/** Where a member of LinkedIn ends what they have allowed: it gives apps no call for that, as Facebook and Instagram do. */
export function PermittedServices({ connected = false }: PermittedServicesProps): ReactNode {
  const link = (
    <a
      href="https://www.linkedin.com/psettings/permitted-services"
      target="_blank"
      rel="noreferrer"
      style={{ textDecoration: 'underline' }}
    >
      <Trans>Permitted services</Trans>
    </a>
  );
  if (connected) return <Trans>To revoke access fully, remove Carillon on LinkedIn under {link}.</Trans>;
  return (
    <Trans>
      If you’ve connected LinkedIn, also remove Carillon there under {link}. LinkedIn doesn’t let apps revoke
      their own access.
    </Trans>
  );
}
