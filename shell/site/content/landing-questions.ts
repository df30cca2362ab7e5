import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import type { Question } from '../layout/parts.ts';

export const LANDING_QUESTIONS: readonly Question[] = [
  {
    question: 'Which networks can I post to?',
    answer:
      '<p>Facebook pages, Instagram professional accounts, LinkedIn profiles and, where LinkedIn allows it, LinkedIn pages; accounts on Bluesky, on Mastodon, and on other servers that work the way they do.</p>',
  },
  {
    question: 'Can I try it without connecting a real account?',
    answer: `<p>Yes. On your own computer, a test network stands in for ${ALL_NETWORKS}. Nothing you post there is really published.</p>`,
  },
  {
    question: 'Do I need an AI account or key?',
    answer:
      '<p>No. Carillon has its own writer. If you have an AI model that speaks the OpenAI API, you can use that instead; if it fails, the built-in writer takes over. Every result says who wrote it.</p>',
  },
  {
    question: 'What if the server is down when a post is due?',
    answer:
      '<p>The post is published as soon as the server is back, and marked as late. If more than a week has passed, it isn’t published by surprise: you can publish it again yourself. Carillon never sends a post twice: if a network’s answer is lost, it first checks whether the post is out, or relies on the network to reject the same text.</p>',
  },
  {
    question: 'What does it cost?',
    aboutPlans: true,
    answer:
      '<p>Signing up is free and includes 10,000 words and a 30-day trial. See <a href="/pricing">Pricing</a> for the plans. The software itself is open source.</p>',
  },
  {
    question: 'Who has my data?',
    answer:
      '<p>The operator of this server. <a href="/privacy">The privacy page</a> lists what is stored, for how long, and who receives it.</p>',
  },
];
