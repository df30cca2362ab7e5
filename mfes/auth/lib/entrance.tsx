import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const ALL_NETWORKS = listText(NETWORKS.map(({ label }) => label));

/** Both pages: the form, and next to it (below, on a phone) what the user gets. */
export function Entrance({
  title,
  line,
  children,
}: {
  title: string;
  line: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 48,
        alignItems: 'center',
        justifyContent: 'center',
        paddingBlock: 24,
      }}
    >
      <section className="panel" style={{ flex: '1 1 320px', maxWidth: 440 }}>
        <h1 style={{ fontSize: 24 }}>{title}</h1>
        <p className="muted" style={{ margin: '4px 0 24px' }}>
          {line}
        </p>
        {children}
      </section>
      <aside style={{ flex: '1 1 320px', maxWidth: 440 }} aria-label={t`About Carillon`}>
        <h2 style={{ fontSize: 24, marginBottom: 16 }}>
          <Trans>Every channel, right on time.</Trans>
        </h2>
        <ul
          className="muted"
          style={{ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 8, fontSize: 16 }}
        >
          <li>
            <Trans>Drafts for every topic, yours to edit</Trans>
          </li>
          <li>
            <Trans>{ALL_NETWORKS} from one place</Trans>
          </li>
          <li>
            <Trans>Published now or at the time you choose, and never twice</Trans>
          </li>
          <li>
            <Trans>A sandbox network, so you can try everything without a real account</Trans>
          </li>
        </ul>
      </aside>
    </div>
  );
}
