import { t } from '@lingui/core/macro';

export const GREETING = t`Hello! I'm your AI Assistant for social media management. How can I help you today?`;
export const GREETING_ACTIONS: readonly string[] = [
  t`Create new content`,
  t`Suggest optimal posting times`,
  t`Find trending hashtags`,
  t`Analyze performance`,
];

export const SUGGESTIONS = [
  { title: t`Create Content`, prompt: t`Create social media content for my business`, icon: 'pen' },
  {
    title: t`Posting Times`,
    prompt: t`What are the best times to post on Instagram and Facebook?`,
    icon: 'clock',
  },
  { title: t`Hashtags`, prompt: t`Find trending hashtags for my fitness business`, icon: 'hash' },
  { title: t`Analytics`, prompt: t`Analyze my social media performance`, icon: 'grid' },
] as const;

export const IMAGE_PROMPT = t`Create a social media post with an image`;
export const HASHTAG_PROMPT = t`Suggest trending hashtags`;

export const NOT_PROCESSED = t`I apologize, but I encountered an error. Please try again.`;
export const NO_MESSAGE = t`Sorry, I could not process your request.`;
export const NOT_POSTED = t`I encountered an error while trying to post your content. Please try again.`;
/** What the server says when it posted nothing and has no other reason. */
export const NO_REASON = 'I encountered an error while trying to post your content. Please try again.';
export const POSTED = t`Your content has been posted successfully!`;
export const TRY_AGAIN = t`Try again`;
