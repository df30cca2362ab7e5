import { ACTIVITY_TOPICS, type ActivityTopic, CARILLON } from '@carillon/contracts/domain/activity.ts';
import { useMembers } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ActivityFilter, SPAN_DAYS, SPANS, type Span, TOPIC_NAMES } from '../model/activity-filter.ts';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  onChoose(change: ActivityFilter): void;
}

/** Whose acts are listed, about what, and since when. */
export function ActivityFilters({ filter, onChoose }: ActivityFiltersProps): ReactNode {
  const { data: members = [] } = useMembers();
  const { person } = filter;
  const isOther = person !== undefined && person !== CARILLON && !members.some(({ id }) => id === person);
  return (
    <section className="activity-filters" aria-label={t`Filter`}>
      <Choice label={t`Person`} value={person} onChoose={(value) => onChoose({ person: value })}>
        <option value="">
          <Trans>Everyone</Trans>
        </option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isOther && (
          <option value={person}>
            <Trans>Someone else</Trans>
          </option>
        )}
        <option value={CARILLON}>
          <Trans>Carillon (automatic)</Trans>
        </option>
      </Choice>
      <Choice
        label={t({ message: 'Type', context: 'filter' })}
        value={filter.topic}
        onChoose={(value) => onChoose({ topic: value as ActivityTopic | undefined })}
      >
        <option value="">
          <Trans>Everything</Trans>
        </option>
        {ACTIVITY_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {TOPIC_NAMES[topic]}
          </option>
        ))}
      </Choice>
      <Choice
        label={t({ message: 'When', context: 'filter' })}
        value={filter.days && String(filter.days)}
        onChoose={(value) => onChoose({ days: value ? (Number(value) as Span) : undefined })}
      >
        <option value="">
          <Trans>Past year</Trans>
        </option>
        {SPAN_DAYS.map((days) => (
          <option key={days} value={days}>
            {SPANS[days]}
          </option>
        ))}
      </Choice>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly children: ReactNode;
  onChoose(value: string | undefined): void;
}

const Choice = ({ label, value = '', children, onChoose }: ChoiceProps): ReactNode => (
  <label>
    <span>{label}</span>
    <select
      className="ant-input"
      value={value}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      {children}
    </select>
  </label>
);
