import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { checkImports } from './check-imports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mise-imports-'));
  await write('tsconfig.json', '{}');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const forbidden: [rule: string, from: string, to: string][] = [
  ['domain-catalog', 'apps/server/src/domains/catalog/a.ts', 'apps/server/src/domains/cart/b.ts'],
  ['domain-orders', 'apps/server/src/domains/orders/a.ts', 'apps/server/src/domains/checkout/b.ts'],
  ['domain-content', 'apps/server/src/domains/content/a.ts', 'apps/server/src/domains/cart/b.ts'],
  ['domains-know-no-operation', 'apps/server/src/domains/orders/c.ts', 'apps/server/src/operations/b.ts'],
  ['domains-know-no-operation', 'apps/server/src/domains/orders/d.ts', 'apps/server/src/mails/b.ts'],
  ['domains-know-no-operation', 'apps/server/src/domains/orders/e.ts', 'apps/server/src/jobs/b.ts'],
  ['domains-know-no-operation', 'apps/server/src/domains/orders/f.ts', 'apps/server/src/workflows/b.ts'],
  ['operations-are-called', 'apps/server/src/jobs/c.ts', 'apps/server/src/operations/c.ts'],
  ['operations-are-called', 'apps/server/src/workflows/c.ts', 'apps/server/src/operations/d.ts'],
  ['workflows-know-no-caller', 'apps/server/src/workflows/d.ts', 'apps/server/src/jobs/d.ts'],
  ['turns-know-no-shop', 'apps/server/src/turns/a.ts', 'apps/server/src/http/c.ts'],
  ['mails-are-told', 'apps/server/src/mails/a.ts', 'apps/server/src/jobs/b.ts'],
  ['db-knows-no-domain', 'apps/server/src/db/a.ts', 'apps/server/src/domains/shop/c.ts'],
  ['rules-alone', 'packages/rules/src/a.ts', 'packages/contract/src/b.ts'],
  ['texts-alone', 'packages/texts/a.ts', 'packages/contract/src/d.ts'],
  ['embedded-postgres-alone', 'packages/embedded-postgres/src/a.ts', 'packages/contract/src/c.ts'],
  ['domains-know-no-http', 'apps/server/src/domains/shop/a.ts', 'apps/server/src/http/b.ts'],
  ['pages-ask-the-client', 'apps/storefront/app/routes/a.tsx', 'apps/server/src/domains/cart/b.ts'],
  ['components-know-no-block', 'apps/storefront/app/components/product/a.tsx', 'apps/storefront/app/blocks/b.tsx'],
  ['kinds-of-block-alone', 'apps/storefront/app/blocks/banner/a.tsx', 'apps/storefront/app/blocks/image/b.tsx'],
  ['kinds-of-block-found', 'apps/storefront/app/blocks/c.tsx', 'apps/storefront/app/blocks/image/d.tsx'],
  ['kinds-of-block-found', 'apps/storefront/app/routes/e.tsx', 'apps/storefront/app/blocks/image/f.tsx'],
  ['schemas-of-blocks-alone', 'packages/contract/src/content/blocks/a.ts', 'packages/contract/src/content/blocks/b.ts'],
  ['forms-know-no-page', 'apps/storefront/app/forms/a.tsx', 'apps/storefront/app/components/product/c.tsx'],
  ['sandbox-alone', 'apps/sandbox/src/a.ts', 'apps/server/src/b.ts'],
  ['contract-alone', 'packages/contract/src/a.ts', 'apps/server/src/b.ts'],
  ['demo-is-data', 'demo/a.ts', 'apps/server/src/b.ts'],
  ['ui-alone', 'packages/ui/src/a.ts', 'packages/contract/src/e.ts'],
  ['editor-knows-no-app', 'packages/editor/src/a.ts', 'apps/server/src/c.ts'],
  ['server-knows-no-page', 'apps/server/src/d.ts', 'apps/storefront/app/views/b.ts'],
  ['views-know-no-component', 'apps/storefront/app/views/c.ts', 'apps/storefront/app/components/cart/b.tsx'],
  ['blocks-know-no-route', 'apps/storefront/app/blocks/d.tsx', 'apps/storefront/app/routes/b.tsx'],
  ['files-are-read-apart', 'apps/server/src/domains/uploads/a.ts', 'apps/server/src/domains/media/apart/b.ts'],
  ['tests-are-leaves', 'apps/server/src/a.ts', 'apps/server/src/b.test.ts'],
];

test('each rule sees its violation', async () => {
  for (const [, from, to] of forbidden) await plant(from, to);
  const expected = forbidden.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`);
  expect((await checkImports(folder)).violations.sort()).toEqual(expected.sort());
});

test('modules that need each other are seen', async () => {
  await write('apps/server/src/a.ts', "import { b } from './b.ts';\nexport const a = b;");
  await write('apps/server/src/b.ts', "import { a } from './a.ts';\nexport const b = a;");
  expect((await checkImports(folder)).violations).toContainEqual(expect.stringMatching(/^no-circles: /));
});

test('every domain has its place on the ladder', async () => {
  const domains = await readdir(path.join(root, 'apps/server/src/domains'));
  const rules = await ruleNames();
  expect(domains.filter((name) => !rules.includes(`domain-${name}`))).toEqual([]);
});

test('a type counts as an import', async () => {
  await write('packages/contract/src/a.ts', "import type { B } from '../../../demo/b.ts';\nexport type A = B;");
  await write('demo/b.ts', 'export type B = string;');
  expect((await checkImports(folder)).violations).toEqual(['contract-alone: packages/contract/src/a.ts -> demo/b.ts']);
});

test('what is in order passes, and is seen', async () => {
  await plant('apps/server/src/domains/cart/a.ts', 'apps/server/src/domains/catalog/b.ts');
  await plant('apps/server/src/operations/cart.ts', 'apps/server/src/domains/checkout/b.ts');
  await plant('apps/server/src/jobs/a.ts', 'apps/server/src/workflows/a.ts');
  await plant('apps/server/src/domains/cart/d.ts', 'apps/server/src/queue/enqueue.ts');
  await plant('apps/storefront/server.ts', 'apps/server/src/b.ts');
  await plant('apps/storefront/app/blocks/banner/a.tsx', 'apps/storefront/app/blocks/banner/b.ts');
  await plant('apps/storefront/app/blocks/banner/c.tsx', 'apps/storefront/app/blocks/d.ts');
  expect(await checkImports(folder)).toEqual({ modules: 14, violations: [] });
});

async function ruleNames(): Promise<string[]> {
  const config = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
  return (config as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name);
}

async function plant(from: string, to: string): Promise<void> {
  const specifier = path.relative(path.dirname(from), to).replace(/^(?!\.)/, './');
  await write(from, `import { b } from '${specifier}';\nexport const a = b;`);
  await write(to, 'export const b = 1;');
}

async function write(file: string, content: string): Promise<void> {
  const absolute = path.join(folder, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
}
