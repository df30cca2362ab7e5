import {
  type DRAFT_GOALS,
  type DRAFT_LENGTHS,
  type DRAFT_TONES,
  type DraftDetails,
  isWebAddress,
  type TypedDetails,
} from '@carillon/contracts/domain/draft-details.ts';
import { t } from '@lingui/core/macro';

export const GOAL_LABELS: Record<(typeof DRAFT_GOALS)[number], string> = {
  sell: t`Sell`,
  inform: t`Inform`,
  engage: t`Start a conversation`,
  invite: t`Invite`,
  hire: t`Hire`,
  thank: t`Thank`,
};
export const TONE_LABELS: Record<(typeof DRAFT_TONES)[number], string> = {
  plain: t`Plain`,
  warm: t`Warm`,
  lively: t`Lively`,
  professional: t`Professional`,
};
export const LENGTH_LABELS: Record<(typeof DRAFT_LENGTHS)[number], string> = {
  short: t`Short`,
  medium: t`Medium`,
  long: t`Long`,
};
export const EMOJI_LABELS = {
  some: t({ message: 'Some', context: 'emoji' }),
  none: t({ message: 'None', context: 'emoji' }),
} as const;

/** In a fixed order, so equal details give equal JSON. */
const KEYS = ['goal', 'tone', 'length', 'emoji', 'audience', 'link', 'about'] as const;

/** Only the given details. */
export function withoutEmpty(details: TypedDetails): TypedDetails {
  const entries = KEYS.map((key) => [key, details[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

export const hasDetails = (details: TypedDetails): boolean => Object.keys(withoutEmpty(details)).length > 0;

export const isAlike = (a: TypedDetails, b: TypedDetails): boolean =>
  JSON.stringify(withoutEmpty(trimDetails(a))) === JSON.stringify(withoutEmpty(trimDetails(b)));

/** Returns the details to send with a request for texts. */
export const requestOf = (details: TypedDetails): DraftDetails => withoutEmpty(trimDetails(details));

const trimDetails = ({ audience, link, about, ...rest }: TypedDetails): TypedDetails => ({
  ...rest,
  audience: audience?.trim(),
  link: link?.trim(),
  about: about?.trim(),
});

/** Why nobody can be sent there; null when they can, or when nothing is said. */
export function linkFault({ link = '' }: TypedDetails): string | null {
  return link.trim() === '' || isWebAddress(link.trim())
    ? null
    : t`Enter a web address, such as https://example.com.`;
}

/** An address as people write it, with what makes it whole. */
export function wholeLink(link: string): string {
  const whole = `https://${link.trim()}`;
  return !link.includes(':') && isWebAddress(whole) ? whole : link;
}

/**
 * Switches to another brand voice, or none. Details added to the previous voice stay, unless the new voice sets them
 * too.
 */
export function withVoice(
  details: TypedDetails,
  before: TypedDetails | undefined,
  next: TypedDetails | undefined,
): TypedDetails {
  const changes = KEYS.filter((key) => details[key] !== before?.[key]).map((key) => [key, details[key]]);
  return withoutEmpty({ ...Object.fromEntries(changes), ...next });
}

/** In a few words, for a section that is closed. */
export function summaryOf({ goal, tone, length, emoji, audience, link, about }: TypedDetails): string {
  const parts = [
    goal && GOAL_LABELS[goal],
    tone && TONE_LABELS[tone],
    length && LENGTH_LABELS[length],
    emoji !== undefined && (emoji ? t`Some emoji` : t`No emoji`),
    audience?.trim() && t`For ${{ audience: audience.trim() }}`,
    link?.trim() && t`Link`,
    about?.trim() && t`About us`,
  ];
  return parts.filter(Boolean).join(' · ');
}
