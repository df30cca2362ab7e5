import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PermittedServicesProps {
  /** Said of a connection to LinkedIn; otherwise it is left open whether there is one. */
  readonly connected?: boolean;
}

/** Where a LinkedIn member revokes what they allowed: unlike Facebook and Instagram, LinkedIn has no call for that. */
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
