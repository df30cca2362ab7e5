import type { ReactNode } from 'react';

interface PermittedServicesProps {
  /** Also for people who may not have LinkedIn. */
  readonly anybody?: boolean;
}

/** Where a member of LinkedIn ends what they have allowed: it gives apps no call for that, as Facebook and Instagram do. */
export function PermittedServices({ anybody = false }: PermittedServicesProps): ReactNode {
  return (
    <>
      {anybody
        ? 'If you have connected LinkedIn, remove Carillon there yourself, since LinkedIn lets no app end its own access: under '
        : 'LinkedIn lets no app end its own access: remove Carillon there under '}
      <a
        href="https://www.linkedin.com/psettings/permitted-services"
        target="_blank"
        rel="noreferrer"
        style={{ textDecoration: 'underline' }}
      >
        Permitted services
      </a>
      .
    </>
  );
}
