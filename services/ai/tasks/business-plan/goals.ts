export type Goal = 'sales' | 'leads' | 'awareness' | 'community' | 'hiring' | 'traffic';

interface GoalText {
  readonly test: RegExp;
  readonly aim: string;
  readonly post: string;
  readonly measure: readonly [name: string, where: string, act: string];
}

export const GOALS: Readonly<Record<Goal, GoalText>> = {
  sales: {
    test: /\b(?:sales?|sell|selling|revenue|orders?|turnover|customers?|purchases?|foot traffic|footfall|umsatz|verkäufe|verkauf|kunden|ventes|ventas|clientes)\b/iu,
    aim: 'more people who buy',
    post: 'One product or service, shown closely, with how to get it',
    measure: [
      'Sales that name a post',
      'Ask at the counter or at checkout: how did you hear of us?',
      'Show the offer that sells more often; rewrite the way to buy where nobody asks',
    ],
  },
  leads: {
    test: /\b(?:leads?|clients?|inquir\w+|enquir\w+|bookings?|appointments?|mandates?|consultations?|patients?|contracts?|anfragen|buchungen|termine|réservations|reservas|citas)\b/iu,
    aim: 'more inquiries from people who fit',
    post: 'A situation in which somebody needs you, and what the first talk is like',
    measure: [
      'Inquiries',
      'Messages, calls and forms, counted each Friday',
      'Put the way to reach you into the first lines of the next posts',
    ],
  },
  awareness: {
    test: /\b(?:aware\w*|known|visib\w+|reach|brand|reputation|recogni\w+|exposure)\b/iu,
    aim: 'more people who know the name',
    post: 'Who you are and what you stand for, told by one example',
    measure: [
      'Accounts reached',
      'The network’s own insights, each Monday',
      'Repeat the topic that reached most, in another format',
    ],
  },
  community: {
    test: /\b(?:communit\w+|engage\w*|loyal\w*|followers?|fans?|members?|regulars?|retention|abonnenten|abonnés|seguidores)\b/iu,
    aim: 'more people who answer and come back',
    post: 'A question that is easy to answer',
    measure: [
      'Comments and saves a post',
      'The network’s own insights, each Monday',
      'Ask smaller questions, and answer each comment within a day',
    ],
  },
  hiring: {
    test: /\b(?:hir(?:e|ing)|recruit\w*|applicants?|applications?|staff|employees?|apprentices?|talent)\b/iu,
    aim: 'more applications from people who fit',
    post: 'A working day, told by somebody who does the job',
    measure: [
      'Applications that name a post',
      'Ask each applicant',
      'Show the team and the work before the job advert',
    ],
  },
  traffic: {
    test: /\b(?:traffic|website|web site|visits?|clicks?|newsletter|subscribers?|sign-?ups?|downloads?)\b/iu,
    aim: 'more visits to your own pages',
    post: 'The short form of something that stands in full on your website',
    measure: [
      'Clicks on links',
      'The network’s insights, or your website’s statistics',
      'Say before the link what is behind it, and link one thing only',
    ],
  },
};

const ALL = Object.keys(GOALS) as Goal[];

/** What the user wants, in the order of the words; at least one. */
export function goalsOf(text: string): Goal[] {
  const found = ALL.map((goal) => ({ goal, at: text.search(GOALS[goal].test) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ goal }) => goal);
  return found.length > 0 ? found.slice(0, 3) : ['awareness'];
}
