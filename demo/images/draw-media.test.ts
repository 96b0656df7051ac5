import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../catalog/catalog.ts';
import { readPhotograph } from '../photographs/read-photograph.ts';
import { demoShop } from '../shop/shop.ts';
import { drawMedia, sceneSizes } from './draw-media.ts';
import { families } from './families.ts';
import { familyPath, galleryPaths, picturePath, swatchPath } from './picture-path.ts';
import { scenes } from './scene.ts';

const tints = ['#f6f4ef', '#1e1e1e', '#B4622D'];

describe('pictures', () => {
  it.each(Object.keys(families))('%s: three different small drawings in any color', (family) => {
    for (const tint of tints) {
      const views = [0, 1, 2].map((view) => drawMedia(picturePath({ family, tint, view })) ?? '');
      expect(new Set(views).size).toBe(3);
      for (const svg of views) {
        expectSoundSvg(svg);
        expect(svg.length).toBeLessThan(4096);
      }
    }
  });

  it('are the same for the same address', () => {
    const address = picturePath({ family: 'rack', tint: '#2f5e9e', view: 0 });
    expect(drawMedia(address)).toBe(drawMedia(address));
  });

  it('take their color from the address', () => {
    expect(drawMedia('/media/items/plate-14493b-0.svg')).toContain('#14493b');
    expect(drawMedia('/media/items/plate-14493b-0.svg')).not.toBe(drawMedia('/media/items/plate-b4622d-0.svg'));
  });
});

describe('galleries', () => {
  it('of drawings show each color from the front and what is repeated from another side', () => {
    const [blue, red] = ['#2F5E9E', '#A3271F'];
    const pictures = [blue, red, blue, blue, blue].map((tint = '') => ({ family: 'cloth', tint }));
    expect(galleryPaths({ id: 1, pictures }, {})).toEqual(
      ['2f5e9e-0', 'a3271f-0', '2f5e9e-1', '2f5e9e-2', '2f5e9e-0'].map((name) => `/media/items/cloth-${name}.svg`),
    );
  });

  it('exist for every item and category of the demo', () => {
    const pictures = demoCatalog.categories.flatMap(({ picture }) => picture ?? []).map(familyPath);
    for (const address of [...pictures, ...demoCatalog.items.flatMap((item) => galleryPaths(item, {}))]) {
      expect(readPhotograph(address) ?? drawMedia(address), address).not.toBeNull();
    }
  });
});

describe('scenes', () => {
  it.each(Object.keys(scenes))('%s: sound in every width', (scene) => {
    for (const [size, { width, height }] of Object.entries(sceneSizes)) {
      const svg = drawMedia(`/media/scenes/${scene}-${size}.svg`) ?? '';
      expectSoundSvg(svg);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg.length).toBeLessThan(40_000);
    }
  });
});

describe('signs', () => {
  it('are drawn', () => {
    for (const address of ['/media/logo.svg', '/media/favicon.svg', swatchPath('#14493B')]) {
      expectSoundSvg(drawMedia(address) ?? '');
    }
  });

  it('exist for every payment method', () => {
    for (const { icon } of demoShop.paymentMethods) {
      expectSoundSvg(drawMedia(`/media/icons/${icon}.svg`) ?? '');
    }
  });
});

describe('addresses', () => {
  it.each([
    '/media/items/plate-14493b-3.svg',
    '/media/items/plate-14493b.svg',
    '/media/items/plate-"/><script>-0.svg',
    '/media/items/plate-14493b"-0.svg',
    '/media/items/plate-gggggg-0.svg',
    '/media/items/plate-14493B-0.svg',
    '/media/items/unknown-14493b-0.svg',
    '/media/items/constructor-14493b-0.svg',
    '/media/items/../logo-14493b-0.svg',
    '/media/items/plate-14493b-0.svg?x=1',
    '/media/items/plate-14493b-0.svg\n',
    '/media/scenes/buffet-huge.svg',
    '/media/scenes/constructor-desktop.svg',
    '/media/swatches/red.svg',
    '/media/swatches/14493b%22.svg',
    '/media/icons/constructor.svg',
    '/media/icons/../logo.svg',
    '/media/other.svg',
    'media/logo.svg',
    '',
  ])('%j is none of ours', (address) => {
    expect(drawMedia(address)).toBeNull();
  });

  it('of the demo pages and settings are all photographs or drawings', () => {
    const written = JSON.stringify([demoShop.pages, demoShop.settings]);
    const addresses = written.match(/\/media\/[^"]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      expect(readPhotograph(address) ?? drawMedia(address), address).not.toBeNull();
    }
  });
});

/** Well formed, self-contained, without anything that runs or loads, every reference answered, every number a number. */
function expectSoundSvg(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>.*<\/svg>$/s);
  expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|javascript:|NaN|undefined|Infinity/i);
  expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('//');
  const open: string[] = [];
  for (const [, close, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w-]+="[^"<>]*")*(\/?)>/g)) {
    if (close) {
      expect(open.pop()).toBe(name);
    } else if (!empty) {
      open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(svg.match(/</g)?.length).toBe(svg.match(/<\/?[a-zA-Z]+(?:\s[\w-]+="[^"<>]*")*\/?>/g)?.length);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) {
    expect(ids).toContain(id);
  }
}
