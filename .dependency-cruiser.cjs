// Who may import whom (docs/architecture.md). `npm run check` applies it; scripts/test/check-imports.test.ts plants violations.

/** Server domains form a ladder: each may import those to its left. */
const ladder = [
  'shop',
  'tax',
  'media',
  'catalog',
  'customers',
  'operators',
  'orders',
  'uploads',
  'payments',
  'coupons',
  'reviews',
  'wishlist',
  'cart',
  'checkout',
  'contact',
];
/** Beside the ladder: what these domains may import. */
const besides = { content: ['shop', 'media', 'catalog'] };

const domainFolder = 'apps/server/src/domains';
const test = '[.]test[.]tsx?$|/testing/';

function domainRule(name, allowed) {
  return {
    name: `domain-${name}`,
    comment: `${name} may import ${allowed.join(', ') || 'no other domain'}; workflows/ composes the rest.`,
    severity: 'error',
    from: { path: `^${domainFolder}/${name}/`, pathNot: test },
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
      'rules-alone',
      'What pages and server decide alike needs nothing else.',
      { path: '^packages/rules/', pathNot: test },
      { path: '.', pathNot: '^packages/rules/' },
    ),
    forbid(
      'texts-alone',
      'Texts need to know the languages and nothing else.',
      { path: '^packages/texts/' },
      { path: '^(apps|demo|packages/(?!(texts|rules)/))' },
    ),
    forbid(
      'contract-alone',
      'The contract is what all others share; it speaks by the rules.',
      { path: '^packages/contract/' },
      { path: '^(apps|demo|packages/(?!(contract|rules)/))' },
    ),
    forbid(
      'ui-alone',
      'The primitives know no shop.',
      { path: '^packages/ui/' },
      { path: '^(apps|demo|packages/(?!(ui|rules)/))' },
    ),
    forbid(
      'embedded-postgres-alone',
      'The database knows nothing of what is kept in it.',
      { path: '^packages/embedded-postgres/' },
      { path: '^(apps|demo|packages/(?!embedded-postgres/))' },
    ),
    forbid(
      'http-connections-alone',
      'Connections are the same whatever is asked on them.',
      { path: '^packages/http-connections/' },
      { path: '^(apps|demo|packages/(?!http-connections/))' },
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
      { path: '^(apps|packages/(?!(contract|rules)/))' },
    ),
    forbid(
      'sandbox-alone',
      'The stand-ins know the shop by its addresses only.',
      { path: '^apps/sandbox/' },
      { path: '^(demo|packages/(?!http-connections/)|apps/(?!sandbox/))' },
    ),
    forbid(
      'server-knows-no-page',
      'The server answers whoever asks. Its tests may start what it talks to.',
      { path: '^apps/server/', pathNot: test },
      { path: '^(apps/(?!server/)|packages/(?!(contract|rules|texts|embedded-postgres|http-connections)/))' },
    ),
    forbid(
      'pages-ask-the-client',
      'Pages reach the server through the contract; the process (server.ts, server/) puts both together.',
      { path: '^apps/storefront/', pathNot: `^apps/storefront/server([.]ts$|/)|${test}` },
      { path: '^(demo|apps/(?!storefront/))' },
    ),
    forbid(
      'views-know-no-component',
      'Views and what stands beside them are functions.',
      { path: '^apps/storefront/app/(views|start|page|session|lists|format)/', pathNot: test },
      { path: '^apps/storefront/app/(routes|blocks|components)/' },
    ),
    forbid(
      'forms-know-no-page',
      'The kit of the forms: what one of them asks for is said by its page.',
      { path: '^apps/storefront/app/forms/', pathNot: test },
      { path: '^apps/storefront/app/(routes|blocks|components|views|session|lists|gallery)/' },
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
      'kinds-of-block-alone',
      'No kind of block knows another: what they share stands beside their folders.',
      { path: '^apps/storefront/app/blocks/([^/]+)/', pathNot: test },
      { path: '^apps/storefront/app/blocks/[^/]+/', pathNot: '^apps/storefront/app/blocks/$1/' },
    ),
    forbid(
      'kinds-of-block-found',
      'A kind of block is found by its folder, not named.',
      { path: '^apps/storefront/', pathNot: `^apps/storefront/app/blocks/[^/]+/|${test}` },
      { path: '^apps/storefront/app/blocks/[^/]+/' },
    ),
    forbid(
      'schemas-of-blocks-alone',
      'What kinds of block share stands beside their folder.',
      { path: '^packages/contract/src/content/blocks/' },
      { path: '^packages/contract/src/content/blocks/' },
    ),
    forbid(
      'domains-know-no-operation',
      'Operations, workflows and jobs compose domains, never the other way round; a domain says what is to happen by enqueue.',
      { path: `^${domainFolder}/`, pathNot: test },
      { path: '^apps/server/src/(operations|workflows|commands|seed|mails|jobs)/' },
    ),
    forbid(
      'operations-are-called',
      'Operations answer whoever asks; what they share with jobs and with each other is a workflow.',
      { path: '^apps/server/src/(workflows|jobs|commands)/', pathNot: test },
      { path: '^apps/server/src/operations/' },
    ),
    forbid(
      'workflows-know-no-caller',
      'A workflow is the same whoever begins it.',
      { path: '^apps/server/src/workflows/', pathNot: test },
      { path: '^apps/server/src/(http|jobs|commands|seed)/' },
    ),
    forbid(
      'turns-know-no-shop',
      'Whose turn it is does not depend on what they ask for.',
      { path: '^apps/server/src/turns/', pathNot: test },
      { path: '^apps/server/src/(?!turns/)' },
    ),
    forbid(
      'mails-are-told',
      'A mail is made from what a job tells it; it asks nobody.',
      { path: '^apps/server/src/mails/', pathNot: test },
      { path: '^apps/server/src/(operations|workflows|commands|seed|jobs|queue|turns|http|db)/' },
    ),
    forbid(
      'db-knows-no-domain',
      'Columns, pools, migrations: what they carry is for the domains to say.',
      { path: '^apps/server/src/db/', pathNot: test },
      { path: '^apps/server/src/(domains|operations|workflows|http|jobs|queue|commands|seed)/' },
    ),
    forbid(
      'domains-know-no-http',
      'HTTP is met in http/ and app.ts.',
      { path: `^${domainFolder}/`, pathNot: test },
      { path: '^apps/server/src/(http/|app[.]ts$)' },
    ),
    forbid(
      'files-are-read-apart',
      'What strangers bring is unpacked in processes of their own (run-apart.ts).',
      { path: '^apps/server/src/', pathNot: `/apart/|${test}` },
      { path: '/apart/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests-are-leaves',
      'What runs in production imports no test.',
      { pathNot: `${test}|^(e2e|bench|scripts/test/hold)/|^[^/]+$` },
      { path: test },
    ),
    ...ladder.map((name, index) => domainRule(name, ladder.slice(0, index))),
    ...Object.entries(besides).map(([name, allowed]) => domainRule(name, allowed)),
  ],
  options: {
    includeOnly: '^(apps|packages|demo|e2e|bench|scripts)/',
    exclude: '(^|/)(node_modules|[.]react-router)/|^apps/storefront/build/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
