import type { Question } from '../layout/parts.ts';

export const LANDING_QUESTIONS: readonly Question[] = [
  {
    question: 'Do I need an API key or a model?',
    answer:
      '<p>No. The writer is built in. If you have a model behind an OpenAI-compatible address, set it and it writes instead; when it fails, the built-in writer takes over. Each result says who wrote it.</p>',
  },
  {
    question: 'Can I try it without connecting a real account?',
    answer:
      '<p>Yes. On your own machine a sandbox network stands in for Facebook, Instagram and LinkedIn. It speaks their protocols, and what you post there stays on your machine.</p>',
  },
  {
    question: 'Where is my data?',
    answer:
      '<p>With whoever runs this Carillon. <a href="/privacy">The privacy page</a> lists what is stored, for how long, and who gets it.</p>',
  },
  {
    question: 'What if the server is down when a post is due?',
    answer:
      '<p>It goes out when the server is back, marked as late; after more than a week it is not sent by surprise, and you are told. What is known to be out is never sent twice: when an answer got lost, Carillon first asks the network, or, where it tells nobody, relies on its refusal of the same text.</p>',
  },
  {
    question: 'What does it cost?',
    aboutPlans: true,
    answer:
      '<p>Signing up is free, with 10,000 words and a 30-day trial. <a href="/pricing">Pricing</a> has the plans. The software itself is open source.</p>',
  },
  {
    question: 'Which networks are there?',
    answer:
      '<p>Facebook pages, Instagram professional accounts, LinkedIn profiles and, where LinkedIn allows it, LinkedIn pages.</p>',
  },
];
