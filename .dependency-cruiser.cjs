// Who may import whom (docs/architecture.md). `npm run check` applies it; scripts/check-imports.test.ts plants violations.

/** Server domains form a ladder: each may import those to its left. */
const ladder = ['shop', 'media', 'catalog', 'customers', 'orders', 'reviews', 'cart', 'checkout', 'contact'];
/** Beside the ladder: what these domains may import. */
const besides = { content: ['shop', 'media', 'catalog'] };

const domainFolder = 'apps/server/src/domains';
const test = '[.]test[.]tsx?$|/testing/';

/** Only a handler composes several domains. */
const composer = `^${domainFolder}/[^/]+/handlers([.]ts$|/)`;

function domainRule(name, allowed) {
  return {
    name: `domain-${name}`,
    comment: `${name} may import ${allowed.join(', ') || 'no other domain'}; a handlers.ts composes the rest.`,
    severity: 'error',
    from: { path: `^${domainFolder}/${name}/`, pathNot: [composer, test] },
    to: { path: `^${domainFolder}/`, pathNot: `^${domainFolder}/(${[name, ...allowed].join('|')})/` },
  };
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Modules that need each other are one module or three.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'contract-alone',
      'The contract is what all others share.',
      { path: '^packages/contract/' },
      { path: '^(apps|demo|packages/(?!contract/))' },
    ),
    forbid(
      'ui-alone',
      'The primitives know no shop.',
      { path: '^packages/ui/' },
      { path: '^(apps|demo|packages/(?!ui/))' },
    ),
    forbid(
      'editor-knows-no-app',
      'The editor receives blocks and client as props.',
      { path: '^packages/editor/' },
      { path: '^(apps|demo)/' },
    ),
    forbid(
      'demo-is-data',
      'Demo data is typed by the contract and needs nothing else.',
      { path: '^demo/' },
      { path: '^(apps|packages/(?!contract/))' },
    ),
    forbid(
      'sandbox-alone',
      'The stand-ins know the shop by its addresses only.',
      { path: '^apps/sandbox/' },
      { path: '^(demo|packages|apps/(?!sandbox/))' },
    ),
    forbid(
      'server-knows-no-page',
      'The server answers whoever asks.',
      { path: '^apps/server/' },
      { path: '^(apps/(?!server/)|packages/(?!contract/))' },
    ),
    forbid(
      'pages-ask-the-client',
      'Pages reach the server through the contract; the process (server.ts, server/) puts both together.',
      { path: '^apps/storefront/', pathNot: `^apps/storefront/server([.]ts$|/)|${test}` },
      { path: '^(demo|apps/(?!storefront/))' },
    ),
    forbid(
      'views-know-no-component',
      'Views and lib are functions.',
      { path: '^apps/storefront/app/(views|lib)/', pathNot: test },
      { path: '^apps/storefront/app/(routes|blocks|components)/' },
    ),
    forbid(
      'components-know-no-block',
      'Blocks and routes use components.',
      { path: '^apps/storefront/app/components/', pathNot: test },
      { path: '^apps/storefront/app/(routes|blocks)/' },
    ),
    forbid(
      'blocks-know-no-route',
      'Routes show blocks.',
      { path: '^apps/storefront/app/blocks/', pathNot: test },
      { path: '^apps/storefront/app/routes/' },
    ),
    forbid(
      'domains-know-no-http',
      'HTTP is met in http/ and app.ts.',
      { path: `^${domainFolder}/`, pathNot: test },
      { path: '^apps/server/src/(http/|app[.]ts$)' },
    ),
    forbid(
      'tests-are-leaves',
      'What runs in production imports no test.',
      { pathNot: `${test}|^(e2e|bench|scripts/hold)/|^[^/]+$` },
      { path: test },
    ),
    ...ladder.map((name, index) => domainRule(name, ladder.slice(0, index))),
    ...Object.entries(besides).map(([name, allowed]) => domainRule(name, allowed)),
  ],
  options: {
    includeOnly: '^(apps|packages|demo|e2e|bench|scripts)/',
    exclude: '(^|/)(node_modules|build|[.]react-router)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
