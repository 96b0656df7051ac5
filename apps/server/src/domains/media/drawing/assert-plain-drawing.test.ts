import { drawMedia, sceneSizes } from '@mise/demo/images/draw-media.ts';
import { families } from '@mise/demo/images/families.ts';
import { picturePath, swatchPath } from '@mise/demo/images/picture-path.ts';
import { scenes } from '@mise/demo/images/scene.ts';
import { demoShop } from '@mise/demo/shop/shop.ts';
import { expect, test } from 'vitest';
import { assertPlainDrawing } from './assert-plain-drawing.ts';
import { whyNotPlain } from './why-not-plain.ts';

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>');
const large = Buffer.from(drawing.toString().replace('<path', `${'<g id="a" d="abc"/>'.repeat(49_000)}<path`));
const limits = { milliseconds: 10_000, megabytes: 64 };

test('takes a drawing, and says of another what is wrong with it', async () => {
  await assertPlainDrawing(drawing);
  await expect(assertPlainDrawing(Buffer.from('<svg/>'))).rejects.toMatchObject({
    problem: 'unknownType',
    cause: 'it has an element svg',
  });
});

test('what takes too long is refused, and the next is taken', async () => {
  await expect(assertPlainDrawing(large, { ...limits, milliseconds: 1 })).rejects.toMatchObject({
    problem: 'unknownType',
  });
  await assertPlainDrawing(drawing);
});

test('what takes too much memory is refused, and the next is taken', async () => {
  await assertPlainDrawing(large);
  await expect(assertPlainDrawing(large, { ...limits, megabytes: 8 })).rejects.toMatchObject({
    problem: 'unknownType',
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  });
  await assertPlainDrawing(drawing);
});

test('many at once wait for each other', async () => {
  await Promise.all(Array.from({ length: 6 }, () => assertPlainDrawing(drawing)));
});

test('every drawing of the demo is plain', () => {
  const views = Object.entries(families).flatMap(([family, { views }]) =>
    views.map((_, view) => picturePath({ family, tint: '#b4622d', view })),
  );
  const banners = Object.keys(scenes).flatMap((scene) =>
    Object.keys(sceneSizes).map((size) => `/media/scenes/${scene}-${size}.svg`),
  );
  const icons = demoShop.paymentMethods.map(({ icon }) => `/media/icons/${icon}.svg`);
  const addresses = [...views, ...banners, ...icons, swatchPath('#14493b'), '/media/logo.svg', '/media/favicon.svg'];
  for (const address of addresses) expect(whyNotPlain(Buffer.from(drawMedia(address) ?? '')), address).toBeNull();
});
