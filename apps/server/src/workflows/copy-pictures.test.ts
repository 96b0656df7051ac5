import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { picture } from '@mise/contract/content/block-fields.ts';
import { type BlockKind, structureBlock } from '@mise/contract/content/block-kind.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorContext } from '../testing/operator-context.ts';
import { samplePhotograph } from '../testing/sample-photograph.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { copyPicturesOfBlocks } from './copy-pictures.ts';

let host: Server;
let origin: string;
/** How a slow host is told to answer, once it was asked. */
const asked = Promise.withResolvers<() => void>();
let test: TestShop;
let publisher: TestVisitor;
beforeAll(async () => {
  const photograph = await samplePhotograph({ width: 320, height: 240 });
  host = createServer((request, response) => {
    if (request.url?.startsWith('/photo/slow')) return asked.resolve(() => response.end(photograph));
    if (request.url?.startsWith('/photo')) response.end(photograph);
    else response.end('<script>alert(1)</script>');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  test = await createTestShop({ PICTURE_ORIGINS: origin });
  publisher = await signInOperator(test, 'publisher');
});
afterAll(async () => {
  host.close();
  await test.close();
});

function save(desktop: string) {
  const image = { name: 'Image', type: 'content', meta: { uuid: randomUUID() }, content: { desktop } };
  const grid = { name: 'MultiGrid', type: 'structure', meta: { uuid: randomUUID() }, content: [image] };
  const input = { identifier: 'index', entityType: 'immutable', blocks: JSON.stringify([grid]) };
  return publisher.send('doSaveBlocks', [input]);
}

it('a picture of another host in a block is copied, and served by the shop', async () => {
  const [grid] = (await save(`${origin}/photo/Gro%C3%9Fe%20Teller.jpg?width=2`)).json().data;
  const { desktop } = grid.content[0].content;
  expect(desktop).toMatch(/^\/media\/copies\/grosse-teller-[\da-f]{10}\.jpg$/);
  expect((await test.app.inject(`${desktop}/full/`)).statusCode).toBe(200);
});

it('a host that is slow keeps no transaction waiting', async () => {
  const saving = save(`${origin}/photo/slow.jpg`);
  const answer = await asked.promise;
  const { rows } = await test.database.pool.query(
    "SELECT state FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
  );
  answer();
  expect(rows).toEqual([]);
  expect((await saving).statusCode).toBe(200);
});

it('one of the shop itself is named by its path', async () => {
  const [grid] = (await save(`${test.shop.config.shopUrl}/media/scenes/a.svg`)).json().data;
  expect(grid.content[0].content.desktop).toBe('/media/scenes/a.svg');
});

it('those of settings and categories are copied too', async () => {
  const keys = ['headerLogo', 'favicon', 'ogImage', 'guaranteeNotice', 'guaranteeNoticeEn'] as const;
  const saved = await publisher.call('setConfiguration', {
    settings: keys.map((key) => ({ key, value: `${origin}/photo/${key.toLowerCase()}.jpg` })),
  });
  expect(saved.map(({ value }) => value.replace(/-[^-]*$/, ''))).toEqual(
    keys.map((key) => `/media/copies/${key.toLowerCase()}`),
  );
  // Its other name.
  const [shared] = await publisher.call('setConfiguration', {
    settings: [{ key: 'ogImg', value: `${origin}/photo/shared.jpg` }],
  });
  expect(shared?.value).toMatch(/^\/media\/copies\/shared-/);
  const pictures = { imagePath: `${origin}/photo/eins.jpg`, image2Path: `${origin}/photo/zwei.jpg` };
  const page = await publisher.call('setCategorySettings', [{ id: 1, ...pictures }]);
  expect(page.details[0]?.imagePath).toMatch(/^\/media\/copies\/eins-/);
  expect(page.details[0]?.image2Path).toMatch(/^\/media\/copies\/zwei-/);
});

it.each([
  ['what is no picture', () => `${origin}/page`, 'unknownType'],
  ['what is in a private network', () => 'http://192.168.0.1/photo.jpg', 'private'],
  ['what is nowhere', () => 'https://nowhere.invalid/photo.jpg', 'unreachable'],
])('%s is refused with its address, and nothing is saved', async (_, address, reason) => {
  const before = await publisher.call('getBlocks', { identifier: 'index', type: 'immutable' });
  const answer = await save(address());
  expect(answer.json()).toMatchObject({ key: 'content.pictureNotCopied', cause: { url: address(), reason } });
  expect(await publisher.call('getBlocks', { identifier: 'index', type: 'immutable' })).toEqual(before);
});

it('more than thirty in one save are refused with the first that is too many', async () => {
  const images = Array.from({ length: 31 }, (_, index) => ({
    name: 'Image',
    type: 'content',
    meta: { uuid: randomUUID() },
    content: { desktop: `${origin}/photo/${index}.jpg` },
  }));
  const input = (count: number) => ({
    identifier: 'index',
    entityType: 'immutable',
    blocks: JSON.stringify(images.slice(0, count)),
  });
  expect((await publisher.send('doSaveBlocks', [input(31)])).json()).toMatchObject({
    key: 'content.pictureNotCopied',
    cause: { url: `${origin}/photo/30.jpg`, reason: 'tooLarge' },
  });
  expect((await publisher.send('doSaveBlocks', [input(30)])).statusCode).toBe(200);
});

it('those that a structure of a third party holds itself are copied', async () => {
  const stage = structureBlock({ background: picture.optional() }, { defaults: { configuration: {}, children: [] } });
  const blockKinds = new Map<string, BlockKind>([...test.shop.blockKinds, ['Stage', stage]]);
  const context = { ...(await operatorContext(test)), shop: { ...test.shop, blockKinds } };
  const configuration = { background: `${origin}/photo/stage.jpg` };
  const block = { name: 'Stage', type: 'structure', meta: { uuid: randomUUID() }, configuration, content: [] };
  const [copied] = await copyPicturesOfBlocks(context, [block]);
  expect(copied?.configuration?.background).toMatch(/^\/media\/copies\/stage-/);
});
