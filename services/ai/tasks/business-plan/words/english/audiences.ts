import type { PlanWords } from '../plan-words.ts';

export const AUDIENCES: PlanWords['audiences'] = {
  workers: 'They read on short breaks. Put the most useful thing first.',
  hobbyists: 'They know their gear down to the part. Name models and numbers, and ask what they think.',
  committees: 'They decide together and rarely, and need something to put on the table.',
  experts: 'They look for details to check, and recommend whoever gets them right.',
  managers: 'They read between two meetings, and share what makes them look well informed.',
  clerks: 'They know the daily problems best, and get asked before anyone buys.',
  grieving: 'They have no energy for long texts. One thing, gently said, and a number to call.',
  helpers: 'They want to know how much time it takes before they want to know why.',
  families: 'They decide in the evening, based on what fits everyone’s week.',
  young: 'They look at people their own age before they look at you.',
  beginners: 'They’re afraid of being the worst in the room. Show that everyone starts there.',
  seniors: 'They read to the end, and would rather call than write.',
  tenants: 'They start searching when a letter arrives, with the words it uses.',
  travelers: 'They decide from far away, based on pictures that other people took.',
  neighbors: 'They walk past your door. Show what’s on today.',
  companies: 'They buy what a company like theirs already has.',
};
