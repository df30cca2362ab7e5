import { listText } from '@carillon/contracts/domain/list-text.ts';
import { EN_ASIDE } from './aside/en.ts';
import { EN_CHANGES } from './changes/en.ts';
import { EN_COMMENTS } from './comments/en.ts';
import { EN_FIGURES } from './figures/en.ts';
import { EN_POSTS } from './posts/en.ts';
import { EN_PRODUCT } from './product/en.ts';
import type { Sentences } from './says.ts';

export const EN: Sentences = {
  locale: 'en-US',
  at: (day, clock) => `${day} at ${clock}`,
  list: listText,
  askTopic:
    "What's the post about? Tell me in a sentence, with what readers should know: what, when, where, how much. If you have no idea yet, start with one of these.",
  topics: ['A look behind the scenes of our work', 'Thank you to our customers', 'We are hiring'],
  askPlatforms: (connected) => `Which networks should I post to? You're connected to ${connected}.`,
  all: 'All of them',
  askWhen: (day) => (day ? `What time on ${day}?` : 'When should I post it?'),
  nowButton: 'Post it now',
  bestButton: 'At the best time',
  tomorrowAt: (clock) => `Tomorrow at ${clock}`,
  drafts: (count, about) =>
    `${count > 1 ? `Here are ${count} drafts` : 'Here is a draft'}${about && ` about ${about}`}:`,
  askDraft: (count) => (count > 1 ? 'Which one do you like?' : 'Do you like it?'),
  draftButtons: ['Use the first one', 'Use the second one', 'Use the third one'],
  useIt: 'Use it',
  shorter: 'Make it shorter',
  otherDrafts: 'Other drafts',
  chosen: (number, start) => `Draft ${number} it is: “${start}”`,
  where: 'Where',
  when: 'When',
  now: 'now',
  confirm: (scheduled) => (scheduled ? 'Should I schedule it?' : 'Should I post it?'),
  yes: (scheduled) => (scheduled ? 'Yes, schedule it' : 'Yes, post it'),
  anotherTime: 'Another time',
  cancel: 'Cancel',
  past: (time, now, zone) => `${time} is in the past. It's ${now} in ${zone}.`,
  skipped: (time, zone) => `${time} doesn't exist in ${zone}: the clocks go forward then.`,
  tooFar: (time, years) => `${time} is too far ahead. You can schedule posts up to ${years} years ahead.`,
  repeats:
    "I can't repeat a post from here, only schedule it once. To repeat it, use [Create Post](/create-post).",
  twoDays: 'That could be two different days.',
  unclear: "I couldn't read all of that time, and I'd rather ask than guess.",
  best: (time) => `The best time is **${time}**`,
  scheduleFor: (time) => `Schedule it for ${time}`,
  dropped: 'OK, I dropped that post. Nothing was posted, and I kept no draft.',
  kept: 'What else can I do?',
  posting: 'Posting it now…',
  scheduling: 'Scheduling it now…',
  notPosted: "I didn't post anything. What should I change: the text, the network or the time?",
  guess: "I'm not sure what you'd like me to do. Did you mean one of these?",
  nothingToConfirm: 'There’s nothing to confirm right now. What should I do?',
  noPost: 'We aren’t writing a post right now. What should it be about?',
  notUnderstood: 'I didn’t understand that, or it’s something I can’t do.',
  missing: (gaps) =>
    `**Still missing:** ${gaps.join('; ')}. Tell me ${gaps.length > 1 ? 'the first of them' : 'that'} in your own words and I'll add it. I won't post text with brackets.`,
  tellIn: (language) =>
    `I can't translate. Tell me in ${language} what the post is about, and I'll write the drafts in ${language}.`,
  misheard: 'I didn’t understand that.',
  stillWaits: (when, where) =>
    `Your post for ${when ? `${where} on **${when}**` : `**${where}**`} is still waiting. Should I ${when ? 'schedule' : 'post'} it?`,
  waits: {
    gaps: 'Your post still needs its missing words. Write them, or ask me something else.',
    topic: 'I still need to know what your post is about.',
    draft: 'Your drafts are still waiting. Choose one, or ask me something else.',
    platforms: 'Your post still needs a network. Name one, or ask me something else.',
    when: 'Your post still needs a time. Tell me when, or ask me something else.',
  },
  can: 'I can write posts and schedule or publish them on your networks, find hashtags and good times, tell you how your posts are doing and what people say, and list, move, cancel or retry planned posts.',
  writeAbout: (words) => `Write a post: ${words}`,
  postAsIs: (words) => `Post this: ${words}`,
  hashtagsFor: (words) => `Find hashtags for ${words}`,
  create: 'Create new content',
  showPlanned: 'Show my scheduled posts',
  startOver: 'Start over',
  back: 'Back to my post',
  aside: EN_ASIDE,
  changes: EN_CHANGES,
  comments: EN_COMMENTS,
  figures: EN_FIGURES,
  posts: EN_POSTS,
  product: EN_PRODUCT,
};
