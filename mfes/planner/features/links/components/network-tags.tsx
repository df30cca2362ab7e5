import { NEEDED_UTM, UTM_NAMES, type UtmName } from '@carillon/contracts/domain/link-tracking.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import { Checkbox, Field, NetworkBadge } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

type Tags = LinkTrackingView['networks'][PlatformName];

interface NetworkTagsProps {
  readonly network: PlatformName;
  readonly tags: Tags;
  /** A link as it goes out there; null where nothing is added to it. */
  readonly example: string | null;
  errorOf(name: UtmName): string | null;
  onChange(part: Partial<Tags>): void;
}

/** What is added to links on one network, and how one looks then. */
export function NetworkTags({ network, tags, example, errorOf, onChange }: NetworkTagsProps): ReactNode {
  const label = labelOf(network);
  return (
    <section className="panel links-network" aria-label={label}>
      <h3>
        <NetworkBadge network={network} size={20} /> {label}
      </h3>
      <Checkbox checked={tags.enabled} onChange={({ target }) => onChange({ enabled: target.checked })}>
        Tag links on {label}
      </Checkbox>
      {!PLATFORMS[network].links.linked && (
        <p className="muted links-help">{label} shows links in posts as text that nobody can click.</p>
      )}
      {tags.enabled &&
        UTM_NAMES.map((name) => (
          <Field
            key={name}
            name={`${network}.${name}`}
            label={`${NAMES[name]} (${name})${NEEDED_UTM.includes(name) ? '' : ', optional'}`}
            type="text"
            autoComplete="off"
            value={tags[name]}
            errors={[errorOf(name) ?? []].flat()}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      <p className="links-help">
        <span className="muted">Example: </span>
        <span className="links-example">{example ?? 'the link stays as it is'}</span>
      </p>
    </section>
  );
}

const NAMES: Record<UtmName, string> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
};
