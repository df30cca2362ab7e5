/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const { content: url } = document.querySelector('meta[name="openapi"]');
let { content: csrf } = document.querySelector('meta[name="csrf-token"]');

/**
 * The document as the page shows it: each call that can be tried has its examples, and a token is the only way to
 * authorize.
 */
function readable({ components, paths, ...spec }) {
  const { token } = components.securitySchemes;
  const shown = ({ 'x-codeSamples': samples = [], description, security = [], ...operation }) => ({
    ...operation,
    security: security.filter((one) => 'token' in one),
    description: [description, ...samples.map(block)].join('\n\n'),
  });
  const methods = (item) => Object.fromEntries(Object.entries(item).map(([name, one]) => [name, shown(one)]));
  return {
    ...spec,
    components: { ...components, securitySchemes: { token } },
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, methods(item)])),
  };
}

const block = ({ label, source }) => `**${label}**\n\n\`\`\`\n${source}\n\`\`\``;

/** Makes scrollable areas reachable by keyboard. */
function finish() {
  for (const box of document.querySelectorAll('#reference :is(pre, .info table):not([tabindex])'))
    box.tabIndex = 0;
}
new MutationObserver(finish).observe(document.querySelector('#reference'), {
  childList: true,
  subtree: true,
});

const reply = await fetch(url);
SwaggerUIBundle({
  spec: readable(await reply.json()),
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  defaultModelRendering: 'example',
  validatorUrl: null,
  requestInterceptor: (request) => {
    // Without a token, calls are made as whoever is logged in here; no script may set the session's cookie.
    Object.assign(request.headers, { 'X-CSRF-TOKEN': csrf, 'X-Requested-With': 'XMLHttpRequest' });
    return request;
  },
  // A login and a logout each bring the token of the new session.
  responseInterceptor: (response) => {
    csrf = response.headers['x-csrf-token'] ?? csrf;
    return response;
  },
});
