import type { useConnections } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { ConnectionCard } from './connection-card.tsx';

/** The three networks. */
export function SocialLinks({
  connections: { facebook, instagram, linkedin },
}: {
  connections: ReturnType<typeof useConnections>;
}): ReactNode {
  const all = [facebook, instagram, linkedin];
  const failed = all.find(({ error }) => error)?.error;
  return (
    <section className="page dash-section" aria-labelledby="links">
      <h2 id="links" tabIndex={-1}>
        Social links
      </h2>
      {failed && <Alert type="error" showIcon role="alert" title={`Error: ${failed.message}`} />}
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
        }}
      >
        <ConnectionCard platform="facebook" query={facebook} targets={facebook.data?.pages} />
        <ConnectionCard platform="instagram" query={instagram} targets={instagram.data?.accounts} />
        <ConnectionCard platform="linkedin" query={linkedin} />
      </div>
    </section>
  );
}
