import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { IN_THE_BROWSER, STORED } from '../content/stored-data.ts';
import { legalPage, mail, OPERATOR_MISSING, table } from '../layout/legal.ts';
import { whilePlansAreSold } from '../layout/parts.ts';
import type { SitePage } from '../site-page.ts';

const WHO = `${OPERATOR_MISSING}
<p>{{#operator}}{{operator}} runs this server and is responsible for your data.{{/operator}}{{^operator}}The operator of this server is responsible for your data.{{/operator}} The people who write Carillon’s source code run no server of it, and get none of your data.</p>
<p>${mail('privacy_email', 'For everything about your data')} ${mail('support_email', 'For help')}</p>`;

const STORES = `<p>Carillon stores what it needs to publish your posts and to show you their results. It sells none of it, shows no advertising, and builds no profile of you.</p>
${table('What is stored', ['What', 'What of it', 'For how long'], STORED)}
${whilePlansAreSold('<p>Because plans are sold here, Carillon also stores when your trial ends, which plan you have and until when, and each payment’s amount and state, until the account is deleted; and which posts and connected networks count against the plan’s limits, at least while they do. Where money is taken, Stripe takes it: you give your card and your address to Stripe alone, and Carillon tells it which workspace pays for what. Where the checkout calls itself a sandbox, no money moves, and nobody asks for your card.</p>')}`;

const SHARED = `<ul>
<li><strong>The networks that you connect</strong> (${ALL_NETWORKS}; of networks with many servers, the server that your account is on) get what you publish to them, and Carillon reads your posts’ figures and comments from them. Their own privacy pages say what they do with your data.</li>
<li><strong>A model server</strong>, if the operator has set one: it gets what you type into the AI tools and to the assistant, your brand voice, and what the assistant looks up for you (posts, figures, names of your accounts), but no comments. Without one, or when it fails, the built-in writer works on this server alone. Each result says who wrote it.</li>
<li><strong>Nobody else.</strong> There are no trackers, no analytics of visitors, and nothing is loaded from other servers but pictures of your own accounts and posts from the networks.</li>
</ul>`;

const BROWSER = `<p>The front page{{#plans}}, the prices{{/plans}} and the legal pages set no cookie at all. The log-in page and the app use these, and none of them follows you anywhere else:</p>
${table('What your browser keeps', ['Name', 'What for', 'Until when'], IN_THE_BROWSER)}`;

const RIGHTS = `<p>Where the GDPR or a law like it applies, you may ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to a supervisory authority. Data is used because you asked for the service (posts, accounts, figures), and because it has to be kept safe (sessions, log-in tries, the security log).</p>
<p>In your profile you download everything that is yours, and of the workspaces that you own, as one file. ${mail('privacy_email', 'To use the other rights')} People who commented under a post of yours have the same rights.</p>`;

const DELETION = `<ul>
<li>Drafts, posts, images, videos, brand voices and business plans: you delete them in the app. Published posts stay on their network until you delete them there.</li>
<li>Connected accounts: <strong>Disconnect</strong> on the dashboard forgets their tokens at once.</li>
<li>Your account and all that belongs to it: you close it in your profile. It is deleted two weeks later, unless you log in before then and keep it.</li>
<li>Backups that the operator makes keep what was deleted until they are overwritten.</li>
</ul>`;

const SAFETY = `<p>Passwords are hashed with Argon2id, tokens of networks are sealed with AES-256-GCM, cookies are out of reach of scripts, and no page runs a script from anywhere else. Which service may read what is part of the source code, which is open. Under https everything between you and this server is encrypted.</p>`;

export const PRIVACY: SitePage = {
  path: '/privacy',
  file: 'privacy.html',
  title: 'Privacy · Carillon',
  description: 'What this Carillon stores about you, for how long, who gets it, and how to have it deleted.',
  styles: ['legal'],
  body: () =>
    legalPage(
      'Privacy',
      'What this Carillon stores about you, for how long, who gets it, and how to have it deleted.',
      [
        { id: 'who', title: 'Who is responsible', text: WHO },
        { id: 'stored', title: 'What is stored', text: STORES },
        { id: 'shared', title: 'Who gets it', text: SHARED },
        { id: 'browser', title: 'Cookies and your browser', text: BROWSER },
        { id: 'rights', title: 'Your rights', text: RIGHTS },
        { id: 'deletion', title: 'Deletion', text: DELETION },
        { id: 'safety', title: 'How it is kept safe', text: SAFETY },
      ],
    ),
};
