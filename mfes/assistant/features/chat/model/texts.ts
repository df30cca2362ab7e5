import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { pageLocale } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export const GREETING = t`Hello! I'm your AI Assistant for social media management. How can I help you today?`;

const { buttons, notPosted, postTo, scheduleFor } = ASSISTANT_PHRASES[pageLocale()];

/** Messages that the page sends for its user. */
export { postTo, scheduleFor };
export const GREETING_ACTIONS: readonly string[] = [
  buttons.create,
  buttons.times,
  buttons.hashtags,
  buttons.analyze,
];

export const SUGGESTIONS = [
  { title: t`Create Content`, prompt: buttons.createContent, icon: 'pen' },
  { title: t`Posting Times`, prompt: buttons.timesOnNetworks, icon: 'clock' },
  { title: t`Hashtags`, prompt: buttons.hashtagsForFitness, icon: 'hash' },
  { title: t`Analytics`, prompt: buttons.analyzeMine, icon: 'grid' },
] as const;

export const IMAGE_PROMPT = buttons.withImage;
export const HASHTAG_PROMPT = buttons.suggestHashtags;

export const NOT_PROCESSED = t`I apologize, but I encountered an error. Please try again.`;
export const NO_MESSAGE = t`Sorry, I could not process your request.`;
export const NOT_POSTED = notPosted;
/** Whether the assistant only says that nothing was posted, in any language. */
export const hasNoReason = (text: string): boolean =>
  Object.values(ASSISTANT_PHRASES).some((phrases) => phrases.notPosted === text);
export const POSTED = t`Your content has been posted successfully!`;
export const TRY_AGAIN = t`Try again`;
