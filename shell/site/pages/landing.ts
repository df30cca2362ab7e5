import { BRANDS } from '../content/brands.ts';
import { EVIDENCE } from '../content/evidence.ts';
import { FEATURES, MORE_FEATURES } from '../content/features.ts';
import { LANDING_QUESTIONS } from '../content/landing-questions.ts';
import { GENERATE, questions } from '../layout/parts.ts';
import { picture } from '../layout/picture.ts';
import type { Pictures, SitePage } from '../site-page.ts';

const HERO = {
  name: 'composer',
  alt: 'The editor of Carillon: the text of a post about a bakery’s second shop, and beside it how the post looks on Facebook',
  ...{ width: 1200, height: 750, onPhones: { width: 390, height: 600 }, first: true },
};
const RESULTS = {
  name: 'dashboard',
  alt: 'The dashboard of Carillon: figures, connected networks, and posts that are scheduled and published',
  ...{ width: 1200, height: 750, onPhones: { width: 390, height: 600 } },
};

const STEPS = [
  ['Link', 'Connect the pages and accounts that you publish to.'],
  ['Write', 'Generate drafts, pick one, make it yours.'],
  ['Publish', 'Send it now, or let it ring at its hour.'],
] as const;

const hero = (pictures: Pictures): string => `<section class="hero">
<div class="hero-words">
<h1>One keyboard, every channel, right on time.</h1>
<div>
<p class="lead">Carillon writes posts with you and publishes them to Facebook, Instagram and LinkedIn, now or later. Open source, and yours to run.</p>
<p class="actions">${GENERATE}<span class="muted when-logged-out">{{#plans}}Free to begin, 10,000 words included{{/plans}}{{^plans}}Free on this server, everything included{{/plans}}</span></p>
</div>
</div>
<figure class="shot">${picture(pictures, HERO)}</figure>
</section>`;

const names = (more = ''): string =>
  `<ul${more}>${BRANDS.map((name) => `<li>${name}</li>`).join('')}{{#brands}}<li>{{.}}</li>{{/brands}}</ul>`;

/** The second list is the first's copy, which follows it round. */
const SCROLLER = `<section class="brands" aria-labelledby="works-with">
<h2 id="works-with">Works with</h2>
<div class="scroller"><div class="track">${names()}${names(' aria-hidden="true"')}</div></div>
<label class="pause"><input type="checkbox"><span>Pause</span></label>
</section>`;

const features = (pictures: Pictures): string => `<section aria-labelledby="what">
<h2 id="what">Everything between an idea and its echo</h2>
<ul class="features">${FEATURES.map(
  ({ icon, title, text, shot }) =>
    `<li class="feature"><div class="feature-words">${icon}<h3>${title}</h3><p>${text}</p></div>${shot ? picture(pictures, shot) : ''}</li>`,
).join('\n')}</ul>
</section>`;

const results = (pictures: Pictures): string => `<section class="results" aria-labelledby="results">
<div class="section-words"><h2 id="results">What rang, and who heard it</h2>
<ul class="more">${MORE_FEATURES.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></div>
<figure class="shot">${picture(pictures, RESULTS)}</figure>
</section>`;

const HOW = `<section aria-labelledby="how">
<h2 id="how">Three steps</h2>
<ol class="steps">${STEPS.map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ol>
</section>`;

/** The operator's testimonials; without any, evidence. */
const VOICES = `{{#has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">What customers say</h2>
<ul class="voices">{{#testimonials}}<li><figure><blockquote>{{quote}}</blockquote><figcaption><strong>{{name}}</strong>{{#role}}<span class="muted">{{role}}</span>{{/role}}</figcaption></figure></li>{{/testimonials}}</ul>
</section>{{/has_testimonials}}
{{^has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">Don’t take our word for it</h2>
<p class="lead">Measured, not promised: each figure with the command that shows it on your machine.</p>
<ul class="evidence">${EVIDENCE.map(({ figure, text, command }) => `<li><p class="figure">${figure}</p><p>${text}</p><code>${command}</code></li>`).join('')}</ul>
</section>{{/has_testimonials}}`;

const ASKED = `<section class="asked" aria-labelledby="questions">
<h2 id="questions">Questions</h2>
<div>${questions(LANDING_QUESTIONS)}</div>
</section>
<section class="last-call" aria-labelledby="begin">
<h2 id="begin">Your next post is a sentence away</h2>
<p>${GENERATE}</p>
</section>`;

export const LANDING: SitePage = {
  path: '/',
  file: 'index.html',
  title: 'Carillon: one keyboard, every channel, right on time',
  description:
    'Write, schedule and publish posts to Facebook, Instagram and LinkedIn from one place, with a writer that is built in. Open source.',
  styles: ['questions', 'landing'],
  body: (pictures) =>
    [hero(pictures), SCROLLER, features(pictures), results(pictures), HOW, VOICES, ASKED].join('\n'),
};
