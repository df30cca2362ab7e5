import { DETAIL_LIMITS, type TypedDetails } from '@carillon/contracts/domain/draft-details.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode, Ref } from 'react';
import { Choice } from '../../../lib/choice.tsx';
import {
  EMOJI_LABELS,
  GOAL_LABELS,
  LENGTH_LABELS,
  linkFault,
  TONE_LABELS,
  wholeLink,
} from '../model/details.ts';
import { TextLine } from './text-line.tsx';

interface OptionalChoiceProps<V extends string> {
  readonly label: string;
  readonly options: Readonly<Record<V, string>>;
  /** Undefined where the writer chooses. */
  readonly value: V | undefined;
  onChange(value: V | undefined): void;
}

function OptionalChoice<V extends string>({
  label,
  options,
  value,
  onChange,
}: OptionalChoiceProps<V>): ReactNode {
  const entries = Object.entries(options) as [V, string][];
  return (
    <Choice<V | 'any'>
      label={label}
      options={[['any', t`Any`], ...entries]}
      value={value ?? 'any'}
      onChange={(next) => onChange(next === 'any' ? undefined : next)}
    />
  );
}

interface DetailsFieldsProps {
  readonly details: TypedDetails;
  /** Whether to show an error: not during the first typing. */
  readonly checked: boolean;
  readonly linkField: Ref<HTMLInputElement>;
  onCheck(): void;
  onChange(details: TypedDetails): void;
}

/** Fields for details beside the topic. */
export function DetailsFields(props: DetailsFieldsProps): ReactNode {
  const { details, checked, linkField, onCheck, onChange } = props;
  const { goal, tone, length, emoji, audience = '', link = '', about = '' } = details;
  const change = (part: TypedDetails): void => onChange({ ...details, ...part });
  return (
    <>
      <OptionalChoice
        label={t`Goal`}
        options={GOAL_LABELS}
        value={goal}
        onChange={(next) => change({ goal: next })}
      />
      <OptionalChoice
        label={t`Tone`}
        options={TONE_LABELS}
        value={tone}
        onChange={(next) => change({ tone: next })}
      />
      <OptionalChoice
        label={t`Length`}
        options={LENGTH_LABELS}
        value={length}
        onChange={(next) => change({ length: next })}
      />
      <OptionalChoice
        label={t`Emoji`}
        options={EMOJI_LABELS}
        value={emoji === undefined ? undefined : emoji ? 'some' : 'none'}
        onChange={(next) => change({ emoji: next && next === 'some' })}
      />
      <div className="composer-lines">
        <TextLine
          label={t`Audience`}
          help={t`Who is this post for? For example, parents of schoolchildren.`}
          most={DETAIL_LIMITS.audience}
          value={audience}
          onChange={(next) => change({ audience: next })}
        />
        <TextLine
          ref={linkField}
          label={t`Link`}
          type="url"
          help={t`A link for readers, such as your online store.`}
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
        label={t`About us`}
        help={t`A sentence about your business that every draft can use.`}
        most={DETAIL_LIMITS.about}
        value={about}
        onChange={(next) => change({ about: next })}
      />
    </>
  );
}
