import { DETAIL_LIMITS, type TypedDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { ReactNode, Ref } from 'react';
import {
  EMOJI_LABELS,
  GOAL_LABELS,
  LENGTH_LABELS,
  linkFault,
  TONE_LABELS,
  wholeLink,
} from '../model/details.ts';
import { Choice } from './choice.tsx';
import { TextLine } from './text-line.tsx';

interface DetailsFieldsProps {
  readonly details: TypedDetails;
  /** Whether what is wrong is told: not while it is being typed for the first time. */
  readonly checked: boolean;
  readonly linkField: Ref<HTMLInputElement>;
  onCheck(): void;
  onChange(details: TypedDetails): void;
}

/** What may be said beside a topic. */
export function DetailsFields(props: DetailsFieldsProps): ReactNode {
  const { details, checked, linkField, onCheck, onChange } = props;
  const { goal, tone, length, emoji, audience = '', link = '', about = '' } = details;
  const change = (part: TypedDetails): void => onChange({ ...details, ...part });
  return (
    <>
      <Choice label="Goal" options={GOAL_LABELS} value={goal} onChange={(next) => change({ goal: next })} />
      <Choice label="Tone" options={TONE_LABELS} value={tone} onChange={(next) => change({ tone: next })} />
      <Choice
        label="Length"
        options={LENGTH_LABELS}
        value={length}
        onChange={(next) => change({ length: next })}
      />
      <Choice
        label="Emoji"
        options={EMOJI_LABELS}
        value={emoji === undefined ? undefined : emoji ? 'some' : 'none'}
        onChange={(next) => change({ emoji: next && next === 'some' })}
      />
      <div className="composer-lines">
        <TextLine
          label="Audience"
          help="Who is to read it, such as parents of school children."
          most={DETAIL_LIMITS.audience}
          value={audience}
          onChange={(next) => change({ audience: next })}
        />
        <TextLine
          ref={linkField}
          label="Link"
          type="url"
          help="Where readers are sent, such as your shop."
          most={DETAIL_LIMITS.link}
          value={link}
          error={checked ? linkFault(details) : null}
          onBlur={() => {
            onCheck();
            if (wholeLink(link) !== link) change({ link: wholeLink(link) });
          }}
          onChange={(next) => change({ link: next })}
        />
      </div>
      <TextLine
        label="About us"
        help="A line about your business that every draft may use."
        most={DETAIL_LIMITS.about}
        value={about}
        onChange={(next) => change({ about: next })}
      />
    </>
  );
}
