export const SUGGESTIONS = [
  { title: 'Create Content', prompt: 'Create social media content for my business', icon: 'pen' },
  {
    title: 'Posting Times',
    prompt: 'What are the best times to post on Instagram and Facebook?',
    icon: 'clock',
  },
  { title: 'Hashtags', prompt: 'Find trending hashtags for my fitness business', icon: 'hash' },
  { title: 'Analytics', prompt: 'Analyze my social media performance', icon: 'grid' },
] as const;

export const IMAGE_PROMPT = 'Create a social media post with an image';
export const HASHTAG_PROMPT = 'Suggest trending hashtags';

export const NOT_PROCESSED = 'I apologize, but I encountered an error. Please try again.';
export const NO_MESSAGE = 'Sorry, I could not process your request.';
export const NOT_POSTED = 'I encountered an error while trying to post your content. Please try again.';
export const POSTED = 'Your content has been posted successfully!';
export const TRY_AGAIN = 'Try again';
