import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { listText } from '@carillon/contracts/domain/list-text.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES.en;

/** Greetings, refusals and outcomes of posting. */
export const EN_ASIDE = {
  greeting: "Hello! I'm your AI Assistant for social media management. How can I help you today?",
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: 'You’re welcome! What else can I do?',
  goodbye: 'Goodbye! This conversation stays here for you.',
  otherNetworks: (names: readonly string[]): string =>
    `Carillon doesn't post to ${listText(names, 'or')}. It works with ${ALL_NETWORKS}.`,
  mayNotWrite:
    'Your role in this workspace lets you read posts but not write them. I can still tell you about results, good times and hashtags.',
  noWordsLeft:
    'I can still post text that you write yourself (begin with “Post this:”) and manage your posts. For more words, choose a [plan](/account/plan).',
  /** @param message the refusing service's own words in English */
  refused: (message: string): string => message,
  shortest:
    'I can’t make it shorter without dropping a fact. Tell me what to leave out, or write the text yourself.',
  longest:
    'I can’t say more about it without making things up. Tell me what to add, such as “mention free parking”.',
  notInText: (words: string): string => `“${words}” is not in the text, so I left it as it is.`,
  charactersNow: (count: number): string =>
    `It has ${count} characters now. To make it shorter, I’d have to drop a fact.`,
  notSetUp: (networks: readonly string[]): string =>
    `${listText(networks)} ${networks.length > 1 ? 'are' : 'is'} not set up on this server.`,
  notConnected: (networks: readonly string[]): string =>
    `${listText(networks)} ${networks.length > 1 ? 'are' : 'is'} not connected. Connect ${networks.length > 1 ? 'them' : 'it'} on the [dashboard](/dashboard).`,
  mediaNeeded: (networks: readonly string[], page: string): string =>
    `${listText(networks)} ${networks.length > 1 ? 'need' : 'needs'} an image or a video, which I can't add here. I kept the text as a draft: [add the picture in Create Post](${page}).`,
  tooLong: (network: string, limit: string, length: string, inBytes: boolean): string =>
    `${network} allows at most ${limit} ${inBytes ? 'bytes' : 'characters'}; this text has ${length}.`,
  tooLongToShow:
    'That text is too long for me to show as it would be published. Make it shorter, or post it in [Create Post](/create-post).',
  shorterOrLeaveOut: 'Make it shorter, or leave that network out.',
  keptForEditor: (page: string): string =>
    `Your role lets you write, but an editor or owner has to publish the post. I kept the text as a [draft](${page}) for them.`,
  keptDraft: (page: string): string =>
    `OK, I stopped, and nothing was posted. Your draft is still there: [open it](${page}) to finish or delete it.`,
  connectFirst:
    'You haven’t connected a network that I could post this to, so it stays here for now. Connect Facebook or LinkedIn on the [dashboard](/dashboard), then press the button below.',
  howToConnect: 'How do I connect Facebook?',
  howToSchedule: 'How do I schedule a post?',
  howManyWords: 'How many words do I have left?',
  material:
    'I treat what you paste or quote as material, never as instructions. Should I write a post about it?',
  yes: 'Yes',
  /** Why a time is good. @param posts number of the workspace's own posts; null if there are too few, then `countedPosts` says how many */
  basis: (
    posts: number | null,
    countedPosts: number,
    enough: number,
    networks: readonly string[],
  ): string => {
    const where = networks.length > 0 ? ` on ${listText(networks)}` : '';
    return posts === null
      ? `based on what usually works${where} (I’ll use your own results once you have ${enough} posts that are at least a day old; you have ${countedPosts === 0 ? 'none' : countedPosts})`
      : `based on your own ${posts === 1 ? 'post' : `${posts} posts`}${where}`;
  },
  posted: 'Your content has been posted successfully!',
  /** For a post that the server accepted; `when` is null if it's published now. @param message the same in English */
  taken: (_when: string | null, message: string): string => message,
  seeIt: (network: string): string => `See it on ${network}`,
  notPosted,
  nothingPosted: (reason: string): string => `Nothing was posted: ${reason}`,
  postedTo: (place: string): string => `Posted to ${place}.`,
  notPostedTo: (place: string, reason: string): string => `Not posted to ${place}: ${reason}`,
  networkRefused: 'the network refused it.',
  shouldTryAgain: 'Should I try again?',
};
export type Aside = typeof EN_ASIDE;
