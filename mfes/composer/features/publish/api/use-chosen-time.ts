import type { Repeat } from '@carillon/contracts/domain/recurrence.ts';
import {
  addDays,
  type Choice,
  choiceOf,
  DEFAULT_TIME,
  fromLocalText,
  readChoice,
  serviceText,
  todayIn,
  useAccountZone,
} from '@carillon/sdk/index.ts';
import { useEffect, useRef, useState } from 'react';
import { readRepeat } from '../model/repeat.ts';
import { useSuggestedTime } from './use-suggested-time.ts';

export interface TimeChoiceProps {
  /** Ids of the chosen networks, separated by commas. */
  readonly platforms: string;
  /** YYYY-MM-DD HH:mm:ss, as it was chosen for this draft before. */
  readonly planned: string | null;
  /** The same of how it comes again. */
  readonly repeat: Repeat | null;
  onChoose(plannedTime: string, timezone: string): void;
  onRepeat(repeat: Repeat | null): void;
}

export type ChosenTime = ReturnType<typeof useChosenTime>;

/**
 * The chosen or suggested time of a post, and how it repeats.
 * @param isOpen whether a time is being chosen; a suggestion that arrives later changes nothing
 */
export function useChosenTime(
  { platforms, planned, repeat: storedRepeat, onChoose, onRepeat }: TimeChoiceProps,
  isOpen: boolean,
) {
  const timezone = useAccountZone();
  const now = new Date();
  const [chosenSlot, setChosenSlot] = useState<Choice | null>(() =>
    planned === null ? null : choiceOf(fromLocalText(planned)),
  );
  // Counted from the day on which the dialog is opened, however long the page has been there.
  const choice = chosenSlot ?? choiceOf({ date: addDays(todayIn(timezone, now), 1), time: DEFAULT_TIME });
  const means = readChoice(choice, timezone, now);
  /** The zone that a suggestion is wanted in. In another one the time is an ordinary one. */
  const [suggestedIn, setSuggestedIn] = useState<string | null>(null);
  const suggested = suggestedIn === timezone;
  /** The repetition as typed; the part of it that can be sent is stored in the draft. */
  const [typedRepeat, setTypedRepeat] = useState<Repeat | null | undefined>();
  const rule = typedRepeat === undefined ? storedRepeat : typedRepeat;
  const repeat = rule && readRepeat(rule, means.local, timezone);
  /** Counts the user's requests, so that a late suggestion doesn't replace a later choice. */
  const lastRequest = useRef(0);
  const suggestion = useSuggestedTime(timezone);
  const { isPending } = suggestion;
  const asking = suggested && isPending;
  useEffect(() => {
    if (isOpen || !isPending) return;
    lastRequest.current++;
    setSuggestedIn(null);
  }, [isOpen, isPending]);

  return {
    timezone,
    now,
    choice,
    means,
    suggested,
    asking,
    rule,
    repeat,
    reason:
      suggested && suggestion.data
        ? serviceText(suggestion.data.reason, suggestion.data.reason_text)
        : undefined,
    noSuggestion: suggestion.error !== null,
    ready: means.obstacle === null && !repeat?.obstacle && !asking,
    changeRepeat(value: Repeat | null): void {
      setTypedRepeat(value);
      if (value === null || readRepeat(value, means.local, timezone).obstacle === null) onRepeat(value);
    },
    async suggest(isWanted: boolean): Promise<void> {
      const requestNumber = ++lastRequest.current;
      setSuggestedIn(isWanted ? timezone : null);
      if (!isWanted) return;
      const reply = await suggestion.mutateAsync(platforms).catch(() => null);
      if (requestNumber !== lastRequest.current) return;
      if (!reply) return setSuggestedIn(null);
      setChosenSlot(choiceOf(fromLocalText(reply.scheduled_time)));
      onChoose(reply.scheduled_time, timezone);
    },
    choose(value: Choice): void {
      lastRequest.current++;
      setSuggestedIn(null);
      setChosenSlot(value);
      const { obstacle, local } = readChoice(value, timezone, now);
      if (obstacle === null) onChoose(local, timezone);
    },
  };
}
