import { NEEDED_UTM, UTM_NAMES, type UtmName } from '@carillon/contracts/domain/link-tracking.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import { Checkbox, Field, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Tags = LinkTrackingView['networks'][PlatformName];

interface NetworkTagsProps {
  readonly network: PlatformName;
  readonly tags: Tags;
  /** A link as it is published there. Null if nothing is added to it. */
  readonly example: string | null;
  errorOf(name: UtmName): string | null;
  onChange(part: Partial<Tags>): void;
}

/** Edits the parameters added to links on one network, with an example. */
export function NetworkTags({ network, tags, example, errorOf, onChange }: NetworkTagsProps): ReactNode {
  const label = labelOf(network);
  return (
    <section className="panel links-network" aria-label={label}>
      <h3>
        <NetworkBadge network={network} size={20} /> {label}
      </h3>
      <Checkbox checked={tags.enabled} onChange={({ target }) => onChange({ enabled: target.checked })}>
        <Trans>Tag links on {label}</Trans>
      </Checkbox>
      {!PLATFORMS[network].links.linked && (
        <p className="muted links-help">
          <Trans>Links in {label} posts aren’t clickable.</Trans>
        </p>
      )}
      {tags.enabled &&
        UTM_NAMES.map((name) => (
          <Field
            key={name}
            name={`${network}.${name}`}
            label={fieldLabel(name)}
            type="text"
            autoComplete="off"
            value={tags[name]}
            errors={[errorOf(name) ?? []].flat()}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      <p className="links-help">
        <span className="muted">
          <Trans>Example:</Trans>{' '}
        </span>
        <span className="links-example">{example ?? t`the link stays as it is`}</span>
      </p>
    </section>
  );
}

function fieldLabel(name: UtmName): string {
  const label = `${NAMES[name]} (${name})`;
  return NEEDED_UTM.includes(name) ? label : t`${label}, optional`;
}

const NAMES: Record<UtmName, string> = {
  utm_source: t({ message: 'Source', context: 'UTM' }),
  utm_medium: t({ message: 'Medium', context: 'UTM' }),
  utm_campaign: t({ message: 'Campaign', context: 'UTM' }),
  utm_term: t({ message: 'Term', context: 'UTM' }),
  utm_content: t({ message: 'Content', context: 'UTM' }),
};
