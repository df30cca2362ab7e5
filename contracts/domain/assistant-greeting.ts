/** What the assistant begins with, on its page as well as in what it answers. */
export const GREETING = "Hello! I'm your AI Assistant for social media management. How can I help you today?";
export const GREETING_ACTIONS = [
  'Create new content',
  'Suggest optimal posting times',
  'Find trending hashtags',
  'Analyze performance',
] as const;
