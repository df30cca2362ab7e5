import { t } from '@lingui/core/macro';
import { brands } from '../content/brands.ts';
import { features, moreFeatures, results } from '../content/features.ts';
import { landingQuestions } from '../content/landing-questions.ts';
import { promises } from '../content/promises.ts';
import { allNetworks } from '../layout/language.ts';
import { generateButton, questions, wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import { picture } from '../layout/picture.ts';
import type { Pictures, SitePage } from '../site-page.ts';

const heroShot = () => ({
  name: 'composer',
  alt: t`The Carillon editor: the text of a post about a bakery’s second shop next to a preview of the post on Facebook`,
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
  first: true,
});
const calendarShot = () => ({
  name: 'calendar',
  alt: t`The Carillon calendar: a month of scheduled and published posts for several networks`,
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
});
const resultsShot = () => ({
  name: 'dashboard',
  alt: t`The Carillon dashboard: engagement, reach, followers per network and a chart of likes, comments and shares`,
  width: 1200,
  height: 750,
  onPhones: { width: 390, height: 600 },
});

const steps = () =>
  [
    [t`Connect`, t`Add your pages, profiles and accounts on each network.`],
    [t`Write`, t`Describe your post. Pick a draft and edit it.`],
    [t`Publish`, t`Publish now, or schedule it.`],
  ] as const;

const hero = (pictures: Pictures): string => `<section class="hero">
<div class="hero-words">
<h1>${t`Social posts, drafted for you and published on time.`}</h1>
<div>
<p class="lead">${t`Say what a post is about, pick a draft, and publish or schedule it to ${{ networks: allNetworks() }}. Then answer the comments and see what worked.`}</p>
<p class="actions">${generateButton()}<span class="muted when-logged-out">${whilePlansAreSold(t`Free for 30 days, with 10,000 words. No card needed.`)}${wherePlansAreOff(t`Free on this server, with everything included.`)}</span></p>
</div>
</div>
<figure class="shot">${picture(pictures, heroShot())}</figure>
</section>`;

const names = (more = ''): string =>
  `<ul${more}>${brands()
    .map((name) => `<li>${name}</li>`)
    .join('')}{{#brands}}<li>{{.}}</li>{{/brands}}</ul>`;

/** The second list is the first's copy, which follows it round. */
const scroller = (): string => `<section class="brands" aria-labelledby="works-with">
<h2 id="works-with">${t`Works with`}</h2>
<div class="scroller"><div class="track">${names()}${names(' aria-hidden="true"')}</div></div>
<label class="pause"><input type="checkbox"><span>${t`Pause`}</span></label>
</section>`;

const featureCards = (pictures: Pictures): string => `<section aria-labelledby="what">
<h2 id="what">${t`From idea to results, in one place`}</h2>
<ul class="features">${features()
  .map(
    ({ icon, title, text, shot }) =>
      `<li class="feature"><div class="feature-words">${icon}<h3>${title}</h3><p>${text}</p></div>${shot ? picture(pictures, shot) : ''}</li>`,
  )
  .join('\n')}</ul>
</section>`;

const planning = (pictures: Pictures): string => `<section class="wide-shot" aria-labelledby="planning">
<h2 id="planning">${t`See the whole month at a glance`}</h2>
<p class="lead">${t`Drag a post to another day. Let a queue fill your weekly posting times. Upload a spreadsheet and schedule a month of posts at once.`}</p>
<figure class="shot">${picture(pictures, calendarShot())}</figure>
</section>`;

const renderResults = (pictures: Pictures): string => `<section class="results" aria-labelledby="results">
<div class="section-words"><h2 id="results">${t`See what your posts achieve`}</h2>
${plainList(results())}</div>
<figure class="shot">${picture(pictures, resultsShot())}</figure>
</section>`;

const more = (): string => `<section aria-labelledby="more">
<h2 id="more">${t`Also included`}</h2>
${plainList(moreFeatures())}
</section>`;

function plainList(items: readonly { readonly title: string; readonly text: string }[]): string {
  return `<ul class="more">${items.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul>`;
}

const how = (): string => `<section aria-labelledby="how">
<h2 id="how">${t`Three steps`}</h2>
<ol class="steps">${steps()
  .map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`)
  .join('')}</ol>
</section>`;

/** The operator's testimonials; without any, what Carillon promises. */
const voices = (): string => `{{#has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">${t`What customers say`}</h2>
<ul class="voices">{{#testimonials}}<li><figure><blockquote>{{quote}}</blockquote><figcaption><strong>{{name}}</strong>{{#role}}<span class="muted">{{role}}</span>{{/role}}</figcaption></figure></li>{{/testimonials}}</ul>
</section>{{/has_testimonials}}
{{^has_testimonials}}<section aria-labelledby="voices">
<h2 id="voices">${t`What you can count on`}</h2>
<ul class="promises">${promises()
  .map(({ icon, title, text }) => `<li>${icon}<h3>${title}</h3><p>${text}</p></li>`)
  .join('')}</ul>
</section>{{/has_testimonials}}`;

const questionsSection = (): string => `<section class="asked" aria-labelledby="questions">
<h2 id="questions">${t`Questions`}</h2>
<div>${questions(landingQuestions())}</div>
</section>
<section class="last-call" aria-labelledby="begin">
<h2 id="begin">${t`Your next post is a sentence away`}</h2>
<p>${generateButton()}</p>
</section>`;

export const landing = (): SitePage => ({
  path: '/',
  title: t`Carillon: social posts, drafted for you and published on time`,
  description: t`Write, schedule and publish posts to ${{ networks: allNetworks() }} from one place. Free to try, open source.`,
  styles: ['questions', 'landing'],
  body: (pictures) =>
    [
      hero(pictures),
      scroller(),
      featureCards(pictures),
      planning(pictures),
      renderResults(pictures),
      more(),
      how(),
      voices(),
      questionsSection(),
    ].join('\n'),
});
