import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { t } from '@lingui/core/macro';
import { allNetworks, linkIn } from '../layout/language.ts';
import type { Question } from '../layout/parts.ts';

export const landingQuestions = (): readonly Question[] => [
  {
    question: t`Which networks can I post to?`,
    answer: t`Facebook pages, Instagram professional accounts, LinkedIn profiles, LinkedIn pages (where LinkedIn allows it), and accounts on Bluesky, Mastodon and compatible servers.`,
  },
  {
    question: t`Can I try it without connecting a real account?`,
    answer: t`Yes. On your own computer, a test network stands in for ${{ networks: allNetworks() }}. Nothing you post there is really published.`,
  },
  {
    question: t`Do I need an AI account or key?`,
    answer: t`No. Carillon has a built-in writer. If you have an AI model that speaks the OpenAI API, you can use that instead; if it fails, the built-in writer takes over. Every result says who wrote it.`,
  },
  {
    question: t`What if the server is down when a post is due?`,
    answer: t`The post is published as soon as the server is back, and marked as late. If more than a week has passed, Carillon doesn’t publish it on its own; you can still publish it yourself. Carillon never publishes a post twice: if a network’s response is lost, Carillon first checks whether the post was published, or relies on the network to reject duplicate text.`,
  },
  {
    question: t`What does it cost?`,
    aboutPlans: true,
    answer: linkIn(
      t`Signing up is free and includes 10,000 words and a 30-day trial. See <a>Pricing</a> for the plans. The software itself is open source.`,
      publicPage('/pricing'),
    ),
  },
  {
    question: t`Who has my data?`,
    answer: linkIn(
      t`The operator of this server. <a>The privacy page</a> lists what is stored, for how long, and who receives it.`,
      publicPage('/privacy'),
    ),
  },
];
