/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const { content: url } = document.querySelector('meta[name="openapi"]');
let { content: csrf } = document.querySelector('meta[name="csrf-token"]');

SwaggerUIBundle({
  url,
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  // The session is a cookie that no script may set: whoever is logged in here calls with it.
  plugins: [{ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null } }],
  requestInterceptor: (request) => {
    Object.assign(request.headers, { 'X-CSRF-TOKEN': csrf, 'X-Requested-With': 'XMLHttpRequest' });
    return request;
  },
  // A log-in and a log-out bring the token of the new session.
  responseInterceptor: (response) => {
    csrf = response.headers['x-csrf-token'] ?? csrf;
    return response;
  },
});
