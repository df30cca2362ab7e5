/** Sentences about comments, replies and drafts. */
export const EN_COMMENTS = {
  noneOut: 'None of your posts are published yet, so there are no comments.',
  yourPosts: 'your posts',
  yourPostsOn: (network: string): string => `your posts on ${network}`,
  noneOn: (where: string): string =>
    `There are no comments on ${where} yet. New ones appear here within minutes, if the network provides them.`,
  /** @param areLast there are older ones as well */
  on: (count: number, where: string, moods: string, areLast: boolean): string => {
    if (areLast) return `These are the last ${count} comments on ${where}: ${moods}.`;
    return `There ${count === 1 ? 'is one comment' : `are ${count} comments`} on ${where}: ${moods}.`;
  },
  someInOwnWords: 'Here are some of them:',
  inOwnWords: 'Here they are:',
  onPage: 'Read and answer them all on the [Comments](/inbox) page.',
  moods: {
    positive: (count: number): string => `${count} positive`,
    neutral: (count: number): string => `${count} neutral`,
    negative: (count: number): string => `${count} negative`,
    unknown: (count: number): string => `${count} not analyzed yet`,
  },
  mood: { positive: 'positive', neutral: 'neutral', negative: 'negative', unknown: 'not analyzed yet' },
  /** @param topic what was asked about, in quotation marks; null for everything */
  about: (count: number, topic: string | null, moods: string, since: string): string =>
    `${count === 1 ? 'One comment' : `${count} comments`}${topic ? ` about ${topic}` : ''} since ${since}: ${moods}. Here they are:`,
  noneAbout: (topic: string | null, amongLast: boolean): string =>
    `I found no comments${topic ? ` about ${topic}` : ''}${amongLast ? ' among the last 200' : ''}. New ones appear within minutes, if the network provides them.`,
  read: 'Read and answer them on the [Comments](/inbox) page.',
  answerLast: 'Answer the last three comments',
  showNew: 'Show new comments',
  fewWait: (count: number): string =>
    count === 1
      ? 'Only one comment is waiting for a reply.'
      : `Only ${count} comments are waiting for a reply.`,
  noneWaits:
    'No comments are waiting for a reply that I can send. All comments are on the [Comments](/inbox) page.',
  mayNotReply:
    'Your role in this workspace doesn’t allow replies. You can read the comments on the [Comments](/inbox) page.',
  commentOf: (at: number, of: number, author: string | null, network: string): string =>
    `**Comment ${at} of ${of}**${author ? `, by ${author}` : ''} on ${network}:`,
  myReply: 'My reply:',
  askToSend: 'Should I send it? To change it, write “Reply:” and your text.',
  /** For questions that only the user can answer. */
  onlyYouKnow:
    'Only you know the answer. Write “Reply:” and your text, and I’ll show it to you before it’s sent.',
  send: 'Yes, send it',
  skip: 'Skip this one',
  stop: 'Stop',
  sent: 'Sent.',
  /** The network did not say whether it has the reply. */
  maybeSent:
    'The reply may already be published. I’ll check with the network, and [Comments](/inbox) will show the result.',
  notSent: (reason: string): string => `The reply wasn’t sent. ${reason}`,
  skipped: 'Skipped.',
  stopped: 'All right, I won’t send any more replies. All comments are on the [Comments](/inbox) page.',
  notAllowed:
    'Your role in this workspace doesn’t allow replies. A writer, an editor or the owner can send them.',
  lastOne: 'That was the last one. All comments are on the [Comments](/inbox) page.',
  noTextDraft: 'a draft without text',
  drafts: (count: number, topic: string | null): string =>
    `You have ${count === 1 ? 'one draft' : `${count} drafts`}${topic ? ` about ${topic}` : ''}:`,
  noDrafts: (topic: string | null): string =>
    `You have no drafts${topic ? ` about ${topic}` : ''} among the last 50.`,
  changedOn: (day: string): string => `changed on ${day}`,
  moreDrafts: (count: number): string => `and ${count} more in the [calendar](/schedule-post).`,
};
export type Comments = typeof EN_COMMENTS;
