import { ALL_NETWORKS } from '@carillon/contracts/domain/all-networks.ts';
import { BRANDS } from '../content/brands.ts';
import { FEATURES, MORE_FEATURES, RESULTS } from '../content/features.ts';
import { LANDING_QUESTIONS } from '../content/landing-questions.ts';
import { PROMISES } from '../content/promises.ts';
import { GENERATE, questions } from '../layout/parts.ts';
import { picture } from '../layout/picture.ts';
import type { Pictures, SitePage } from '../site-page.ts';

const HERO_SHOT = {
  name: 'composer',
  alt: 'The Carillon editor: the text of a post about a bakery’s second shop next to a preview of the post on Facebook',
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
  first: true,
};
const CALENDAR_SHOT = {
  name: 'calendar',
  alt: 'The Carillon calendar: a month of scheduled and published posts for several networks',
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
};
const RESULTS_SHOT = {
  name: 'dashboard',
  alt: 'The Carillon dashboard: engagement, reach, followers per network and a chart of likes, comments and shares',
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
};

const STEPS = [
  ['Connect', 'Add your pages, profiles and accounts on each network.'],
  ['Write', 'Describe your post. Pick a draft and edit it.'],
  ['Publish', 'Publish now, or schedule it.'],
] as const;

const hero = (pictures: Pictures): string => `<section class="hero">
<div class="hero-words">
<h1>Social posts, drafted for you and published on time.</h1>
<div>
<p class="lead">Say what a post is about, pick a draft, and publish or schedule it to ${ALL_NETWORKS}. Then answer the comments and see what worked.</p>
<p class="actions">${GENERATE}<span class="muted when-logged-out">{{#plans}}Free for 30 days, with 10,000 words. No card needed.{{/plans}}{{^plans}}Free on this server, with everything included.{{/plans}}</span></p>
</div>
</div>
<figure class="shot">${picture(pictures, HERO_SHOT)}</figure>
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
<h2 id="what">From idea to results, in one place</h2>
<ul class="features">${FEATURES.map(
  ({ icon, title, text, shot }) =>
    `<li class="feature"><div class="feature-words">${icon}<h3>${title}</h3><p>${text}</p></div>${shot ? picture(pictures, shot) : ''}</li>`,
).join('\n')}</ul>
</section>`;

const planning = (pictures: Pictures): string => `<section class="wide-shot" aria-labelledby="planning">
<h2 id="planning">See the whole month at a glance</h2>
<p class="lead">Drag a post to another day. Fill your weekly posting times from a queue. Upload a spreadsheet and schedule a month of posts at once.</p>
<figure class="shot">${picture(pictures, CALENDAR_SHOT)}</figure>
</section>`;

const results = (pictures: Pictures): string => `<section class="results" aria-labelledby="results">
<div class="section-words"><h2 id="results">See what your posts achieve</h2>
${plainList(RESULTS)}</div>
<figure class="shot">${picture(pictures, RESULTS_SHOT)}</figure>
</section>`;

const MORE = `<section aria-labelledby="more">
<h2 id="more">Also included</h2>
${plainList(MORE_FEATURES)}
</section>`;

function plainList(items: readonly { readonly title: string; readonly text: string }[]): string {
  return `<ul class="more">${items.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul>`;
}

const HOW = `<section aria-labelledby="how">
<h2 id="how">Three steps</h2>
<ol class="steps">${STEPS.map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ol>
</section>`;

/** The operator's testimonials; without any, what Carillon promises. */
const VOICES = `{{#has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">What customers say</h2>
<ul class="voices">{{#testimonials}}<li><figure><blockquote>{{quote}}</blockquote><figcaption><strong>{{name}}</strong>{{#role}}<span class="muted">{{role}}</span>{{/role}}</figcaption></figure></li>{{/testimonials}}</ul>
</section>{{/has_testimonials}}
{{^has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">What you can count on</h2>
<ul class="promises">${PROMISES.map(({ icon, title, text }) => `<li>${icon}<h3>${title}</h3><p>${text}</p></li>`).join('')}</ul>
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
  title: 'Carillon: social posts, drafted for you and published on time',
  description: `Write, schedule and publish posts to ${ALL_NETWORKS} from one place. Free to try, open source.`,
  styles: ['questions', 'landing'],
  body: (pictures) =>
    [
      hero(pictures),
      SCROLLER,
      features(pictures),
      planning(pictures),
      results(pictures),
      MORE,
      HOW,
      VOICES,
      ASKED,
    ].join('\n'),
};
