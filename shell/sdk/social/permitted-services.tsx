import type { ReactNode } from 'react';

/** Where a member of LinkedIn ends what they have allowed: it gives apps no call for that, as Facebook and Instagram do. */
export function PermittedServices(): ReactNode {
  return (
    <>
      LinkedIn lets no app end its own access: remove Carillon there under{' '}
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
