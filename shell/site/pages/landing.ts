import { BELL, MODE_ICONS } from './icons.ts';

/** Where each screenshot is, by its file's name. */
export type Pictures = Readonly<Record<string, string>>;

/** As they are shown at most; taken by `npm run screenshots:landing`. */
const SIZE = { width: 1200, height: 750 };

const FEATURES = [
  [
    'Drafts worth editing',
    'Say what the post is about and get drafts to choose from and edit. The writer is built in and needs no key; your own model can take its place.',
  ],
  [
    'Every channel at once',
    'One post for a Facebook page, an Instagram account and a LinkedIn profile, each with a live preview, its own limits, and pictures brought to the right size.',
  ],
  [
    'On time, once',
    'Publish now or pick a time in your own time zone. A post goes out once, also after a crash, and you see the result for each channel.',
  ],
  [
    'Yours',
    'Open source, on your own machine, with a sandbox network to try everything before you connect a real account.',
  ],
] as const;

const STEPS = [
  ['Link', 'Connect the pages and accounts you publish to.'],
  ['Write', 'Generate, pick a draft, make it yours.'],
  ['Publish', 'Publish it now, or schedule it for later.'],
] as const;

/** What leads to the log-in page says there why. */
const GENERATE = '<a class="button primary large" href="/login?from=generate">Generate Now</a>';

const card = ([title, text]: readonly [string, string]) => `<li><h3>${title}</h3><p>${text}</p></li>`;

/** A screenshot, in the colors of the page; nothing where it was not taken yet. Only the first is loaded at once. */
function picture(pictures: Pictures, name: string, alt: string, first = false): string {
  if (!pictures[`${name}-light.webp`] || !pictures[`${name}-dark.webp`]) return '';
  const image = (mode: 'light' | 'dark'): string =>
    `<img class="only-${mode}" src="${pictures[`${name}-${mode}.webp`]}" alt="${alt}" width="${SIZE.width}" height="${SIZE.height}" ${first && mode === 'light' ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async">`;
  return `<figure class="shot">${image('light')}${image('dark')}</figure>`;
}

export const landingBody = (
  pictures: Pictures,
): string => `<a class="skip-link" href="#content">Skip to content</a>
<header class="header">
<a class="brand" href="/" aria-current="page">${BELL}<span>Carillon</span></a>
<nav class="header-links" aria-label="Site"><a href="/" aria-current="page">Home</a></nav>
<div class="header-actions">
<button type="button" class="icon-button" id="mode" hidden>${MODE_ICONS}</button>
<a class="button primary when-logged-out" href="/login">Get Started</a>
<a class="button primary when-logged-in" href="/dashboard">Dashboard</a>
<button type="button" class="button quiet when-logged-in" id="log-out">Log Out</button>
</div>
</header>
<p id="said" class="said" role="status"></p>
<main id="content" tabindex="-1">
<section class="hero">
<div>
<h1>One keyboard, every channel, right on time.</h1>
<p class="lead">Carillon writes drafts with you and publishes them to Facebook, Instagram and LinkedIn, now or later.</p>
<p>${GENERATE}</p>
<p class="muted when-logged-out">You sign up first: an email address and a password are all it takes.</p>
</div>
${picture(pictures, 'composer', 'The editor of Carillon: the text of a post about a bakery’s second shop, and beside it how the post looks on Facebook', true)}
</section>
<section aria-labelledby="what">
<h2 id="what">What it does</h2>
<ul class="features">${FEATURES.map(card).join('')}</ul>
</section>
<section aria-labelledby="results">
<h2 id="results">Results</h2>
<p class="lead">What is scheduled, what needs you and what is out, for every channel in one list.</p>
${picture(pictures, 'dashboard', 'The dashboard of Carillon: three connected networks, and posts that are scheduled and published')}
</section>
<section aria-labelledby="how">
<h2 id="how">How it works</h2>
<ol class="steps">${STEPS.map(card).join('')}</ol>
<p>${GENERATE}</p>
</section>
</main>
<footer><p>Carillon is open source. Everything you write stays on your machine until you publish it.</p></footer>`;
