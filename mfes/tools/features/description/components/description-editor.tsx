import { hasHashtag, hashtagsIn } from '@carillon/contracts/domain/hashtags.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GoesOut } from '@carillon/contracts/domain/strictest.ts';
import {
  Counters,
  limitsFor,
  networkOf,
  removedText,
  useConnections,
  writerText,
} from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useState } from 'react';
import { Tabs } from '../../../lib/tabs.tsx';
import { TextArea } from '../../../lib/text-area.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import {
  type Description,
  platformsOf,
  toggleHashtag,
  type Version,
  versionsOf,
} from '../model/description.ts';

interface DescriptionEditorProps {
  readonly description: Description;
  /** Takes the focus when it arrives. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onChange(description: Description): void;
  /** Restores the previous text. Null if there is none. */
  readonly onBack: (() => void) | null;
  /** Renders an action on a text, besides copying. */
  action(text: string): ReactNode;
}

/** The description for all networks or one of them, to be changed, copied or posted. */
export function DescriptionEditor(props: DescriptionEditorProps): ReactNode {
  const { description, heading, onChange, onBack, action } = props;
  const { texts, analysis, writer } = description;
  const connections = useConnections();
  const connected = connections.networks.filter((one) => one.connected).map(({ platform }) => platform);
  /** The account that a post goes to unless another one is chosen. */
  const goesOut = (platform: PlatformName): GoesOut => {
    const connection = networkOf(connections, platform);
    return {
      accounts: limitsFor(
        connection,
        connection.targets.slice(0, 1).map(({ id }) => id),
      ),
    };
  };
  const removed = removedText(description.removed);
  const [wantedVersion, setWantedVersion] = useState<Version>('all');
  const copy = useCopy(t`Content copied to clipboard!`, t`Failed to copy content`);
  const versions = versionsOf(description);
  const version = versions.includes(wantedVersion) ? wantedVersion : 'all';
  const text = texts[version] ?? texts.all;
  const change = (changed: string): void =>
    onChange({ ...description, texts: { ...texts, [version]: changed } });
  return (
    <section className="panel tools-stack" aria-labelledby="description">
      <div className="tools-row">
        <div>
          <h2 id="description" ref={heading} tabIndex={-1} className="tools-result-title">
            <Trans>Description</Trans>
          </h2>
          <p className="muted">{writerText(writer)}</p>
          {removed && <p className="muted">{removed}</p>}
        </div>
        {onBack && (
          <Button type="text" onClick={onBack}>
            <Trans>Restore the previous description</Trans>
          </Button>
        )}
      </div>
      <Tabs<Version>
        label={t`Networks`}
        tabs={versions.map((key) => ({ key, label: key === 'all' ? t`All networks` : labelOf(key) }))}
        active={version}
        onChange={setWantedVersion}
      >
        <TextArea
          label={version === 'all' ? t`Text for all networks` : t`Text for ${{ network: labelOf(version) }}`}
          value={text}
          rows={8}
          most={100_000}
          onChange={change}
        />
        <Counters text={text} platforms={platformsOf(version, connected)} goesOut={goesOut} />
      </Tabs>
      {analysis.suggested_hashtags.length > 0 && (
        <div className="tools-group">
          <h3 id="suggested">
            <Trans>Suggested hashtags</Trans>
          </h3>
          <ul className="tools-chips" aria-labelledby="suggested">
            {analysis.suggested_hashtags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className="tools-chip"
                  aria-pressed={hasHashtag(hashtagsIn(text), tag)}
                  onClick={() => change(toggleHashtag(text, tag))}
                >
                  #{tag}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="tools-actions">
        <Button onClick={() => void copy(text)}>
          <Trans>Copy</Trans>
        </Button>
        {action(text)}
      </div>
    </section>
  );
}
