/**
 * Rules for which parts may import which. Folders are named by patterns, so that a new service or micro-frontend is
 * covered at once. Tests may import any part that its package `exports`.
 */
const TEST = '[.]test[.]tsx?$|/(test|testing)/';
const SERVICE = '^services/(?!kit/|social/)([^/]+)/';
const MFE = '^mfes/([^/]+)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Files in `from` must not import `to`. */
const never = (name, comment, from, to) =>
  rule(name, comment, { path: from, pathNot: TEST }, typeof to === 'string' ? { path: to } : to);

/** Within the project, files in `from` may import only those in `to`. */
const only = (name, comment, from, to) =>
  never(name, comment, from, { path: '^(contracts|gateway|services|shell|mfes|deploy|lab)/', pathNot: to });

/** contracts → kit, social, sdk, ui → services, gateway, shell, micro-frontends → deploy → lab */
const parts = [
  only('contracts', 'Contracts know no other part.', '^contracts/', '^contracts/'),
  never(
    'contracts-need-zod',
    'No I/O and no framework: browsers read them too. Pacts are read in Node alone.',
    '^contracts/(?!pacts/)',
    {
      pathNot: ['^contracts/', 'node_modules/zod/', 'node_modules/moment-timezone/data/'],
    },
  ),
  rule(
    'light-site',
    'The pages for everybody tell no times, and load no zone data.',
    { path: '^shell/site/' },
    { path: '^contracts/domain/zones/', reachable: true },
  ),
  only('kit', 'The kit knows no service.', '^services/kit/', '^(contracts|services/kit)/'),
  only('social', 'It knows no service.', '^services/social/', '^(contracts|services/(kit|social))/'),
  only('service', 'Services meet in contracts: operations and events.', SERVICE, [
    '^contracts/',
    '^services/(kit|social|$1)/',
  ]),
  only('gateway', 'It reaches services over HTTP.', '^gateway/', '^(contracts|services/kit|gateway)/'),
  never(
    'gateway-context',
    'The context opens the gateway’s rooms and hands them their settings; routes alone use all of it.',
    '^gateway/(?!routes/)[^/]+/',
    '^gateway/((config|context|app|main)[.]ts$|routes/)',
  ),
  only(
    'ui',
    'The UI kit stands on antd, and draws the networks.',
    '^shell/ui/',
    '^(contracts/networks|shell/ui)/',
  ),
  only('sdk', 'It is given what the shell holds.', '^shell/sdk/', '^(contracts|shell/(ui|sdk))/'),
  only('shell', 'It finds micro-frontends at run time.', '^shell/(?!ui/|sdk/)', '^(contracts|shell)/'),
  only('micro-frontend', 'It uses contracts, the UI kit, and what the SDK has for it.', MFE, [
    '^(contracts|shell/ui)/',
    '^shell/sdk/(index[.]ts$|session/(passkey-fault|role-text|sign-in-text)[.]ts$|text/repeat-text[.]ts$|time/weekday-names[.]ts$|webpack/)',
    '^mfes/$1/',
  ]),
  never('antd', 'antd comes through @carillon/ui.', '^(shell/(?!ui/)|mfes/)', {
    path: 'node_modules/(antd|@ant-design/(?!charts|plots))',
  }),
  never('router', 'The router comes through @carillon/sdk, once for all.', '^mfes/', {
    path: 'node_modules/react-router',
  }),
  only(
    'embedded-store',
    'It stands alone, so that a MongoDB can take its place.',
    '^deploy/standalone/embedded-store/',
    '^deploy/standalone/embedded-store/',
  ),
  only(
    'standalone',
    'It starts Carillon, and knows no other way to deploy it.',
    '^deploy/standalone/',
    '^(contracts|gateway|services|deploy/standalone|deploy/processes|deploy/command-line)/',
  ),
  only(
    'processes',
    'Everybody who starts a process stands on it.',
    '^deploy/processes/',
    '^(services/kit|deploy/processes)/',
  ),
  only(
    'mfe-server',
    'It serves files, and stands in each micro-frontend’s image.',
    '^deploy/mfe-server/',
    '^(contracts|services/kit|deploy/mfe-server)/',
  ),
  rule(
    'lab',
    'The lab measures and breaks the product. Nothing else imports it, tests included.',
    { pathNot: '^lab/' },
    { path: '^lab/' },
  ),
  rule(
    'by-package-name',
    'Another package is imported by its name, so that its exports count.',
    {
      path: '^(contracts|gateway|services/[^/]+|shell/(?:ui|sdk)(?=/)|shell|mfes/[^/]+|deploy/standalone/embedded-store|deploy|lab)/',
      // Stand-ins: they import files by path.
      pathNot: '^lab/chaos/inside/',
    },
    {
      path: '^(contracts|gateway|services/[^/]+|shell/ui|shell/sdk|mfes/[^/]+|deploy/standalone/embedded-store)/',
      pathNot: '^$1/(?!ui/|sdk/|standalone/embedded-store/)',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
];

/** Layers of a service: domain → stores → rooms (usecases, tasks, drafts, …) → routes, consumers → app → main */
const rooms = [
  never('domain-pure', 'Clocks, ids and data are passed in.', `${SERVICE}domain/`, {
    dependencyTypes: ['core'],
  }),
  never('domain', 'The domain knows no other room, and no framework.', `${SERVICE}domain/`, {
    path: ['^services/kit/', 'node_modules/(hono|mongoose)/', '^services/$1/'],
    pathNot: '^services/$1/domain/',
  }),
  never('stores', 'A store takes and returns what the domain knows.', `${SERVICE}stores/`, {
    path: '^services/$1/',
    pathNot: '^services/$1/(domain|stores)/',
  }),
  never(
    'rooms',
    'Routes and consumers know use cases, and not the other way round.',
    `${SERVICE}(?!routes/|consumers/)[^/]+/`,
    '^services/$1/((routes|consumers)/|(app|worker|main[^/]*)[.]ts$)',
  ),
  never(
    'routes',
    'The app mounts routes, the worker consumers.',
    `${SERVICE}(routes|consumers)/`,
    '^services/$1/(app|worker|main[^/]*)[.]ts$',
  ),
  never('main', 'Main files start what the others make.', '^services/', '^services/[^/]+/main[^/]*[.]ts$'),
  never('descriptor', 'A descriptor only declares.', '^services/[^/]+/service[.]ts$', {
    pathNot: '^contracts/',
  }),
  rule(
    'mongoose',
    'Only stores know mongoose.',
    { path: '^(services|gateway)/', pathNot: [TEST, '^services/(kit|[^/]+/stores)/'] },
    { path: 'node_modules/mongoose/' },
  ),
  rule(
    'hono',
    'Only routes and apps know HTTP; making HTML is none.',
    { path: SERVICE, pathNot: [TEST, '^services/[^/]+/(routes/|[^/]*app[.]ts$)'] },
    { path: 'node_modules/hono/', pathNot: 'node_modules/hono/dist/helper/html/' },
  ),
];

/** Layers of a micro-frontend: lib → features → routes → root → entry */
const pages = [
  never('lib', 'Features stand on lib.', `${MFE}lib/`, { path: '^mfes/$1/', pathNot: '^mfes/$1/lib/' }),
  never('features', 'Routes compose features.', `${MFE}features/`, '^mfes/$1/(routes/|root|entry)'),
  never('features-apart', 'What two features need stands in lib.', `${MFE}features/([^/]+)/`, {
    path: '^mfes/$1/features/',
    pathNot: '^mfes/$1/features/$2/',
  }),
  never('root', 'The root lists routes.', `${MFE}routes/`, '^mfes/$1/(root|entry)'),
];

export default {
  forbidden: [
    ...parts,
    ...rooms,
    ...pages,
    rule('no-circles', 'No file imports itself by way of others.', {}, { circular: true }),
    rule(
      'resolves',
      'Every import finds its file; k6 has modules of its own, and the peers of a benchmark are installed when it runs.',
      { pathNot: '^lab/load/(k6/scripts|dispatch/peers)/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    // The type checker's parser of TypeScript is not open to other tools.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*/(dist|[.]cache|[.]data)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
