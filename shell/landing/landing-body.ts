const BELL =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3v2M6 17c1-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 4.8 1.5 6zM4.5 17h15M10.5 20a1.6 1.6 0 0 0 3 0"/></svg>';

const FEATURES = [
  [
    'Drafts worth editing',
    'Say what the post is about and get six drafts that differ in angle, tone and structure. No key and no account needed: the writer is built in, and your own model can take its place.',
  ],
  [
    'Every channel at once',
    'One post for a Facebook page, an Instagram account and a LinkedIn profile, each with a live look, its own limits, and pictures brought to the right size.',
  ],
  [
    'On time, once',
    'Publish now or pick a time in your own time zone. A post goes out once, also after a crash, and what came of it is told for each channel.',
  ],
  [
    'Yours',
    'Open source, on your own machine, with a sandbox network to try everything before you link a real account.',
  ],
] as const;

const STEPS = [
  ['Link', 'Connect the pages and accounts you publish to.'],
  ['Write', 'Generate, pick a draft, make it yours.'],
  ['Send', 'Publish it now, or let it ring on the hour.'],
] as const;

const card = ([title, text]: readonly [string, string]) => `<li><h3>${title}</h3><p>${text}</p></li>`;

export const LANDING_BODY = `<a class="skip-link" href="#content">Skip to content</a>
<header class="header">
<a class="brand" href="/" aria-current="page">${BELL}<span>Carillon</span></a>
<nav class="header-links" aria-label="Site"><a href="/">Home</a></nav>
<div class="header-actions">
<a class="button primary when-logged-out" href="/login">Get Started</a>
<a class="button primary when-logged-in" href="/dashboard">Dashboard</a>
</div>
</header>
<main id="content" tabindex="-1">
<section class="hero">
<div>
<h1>One keyboard, every channel, right on time.</h1>
<p class="lead">Carillon writes drafts with you and publishes them to Facebook, Instagram and LinkedIn, now or exactly when you planned it.</p>
<p><a class="button primary large" href="/login">Generate Now</a></p>
</div>
<figure class="example" aria-label="An example: a draft, and what came of it">
<div class="example-draft">
<p><strong>Our new autumn menu launches this Friday, with three dishes made from local produce.</strong></p>
<p>Good food starts long before the kitchen: with what is in season and who grew it.</p>
<p>Come by and see for yourself.</p>
<p class="example-tags">#AutumnMenu #EatLocal #InSeason</p>
</div>
<ul class="example-results">
<li><span>Facebook</span><span class="done">Published</span></li>
<li><span>Instagram</span><span class="done">Published</span></li>
<li><span>LinkedIn</span><span class="planned">Friday, 16:30</span></li>
</ul>
</figure>
</section>
<section aria-labelledby="what">
<h2 id="what">What it does</h2>
<ul class="features">${FEATURES.map(card).join('')}</ul>
</section>
<section aria-labelledby="how">
<h2 id="how">How it goes</h2>
<ol class="steps">${STEPS.map(card).join('')}</ol>
<p><a class="button primary large" href="/login">Generate Now</a></p>
</section>
</main>
<footer><p>Carillon is open source. Everything you write stays on your machine until you publish it.</p></footer>`;
