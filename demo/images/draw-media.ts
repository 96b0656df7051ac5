import { demoCatalog } from '../catalog/catalog.ts';
import { drawEnergyLabel } from '../documents/energy-label.ts';
import { families } from './families.ts';
import { drawIcon, drawSwatch } from './icons.ts';
import { drawFavicon, drawLogo } from './logo.ts';
import { drawMakerMark } from './maker-mark.ts';
import { drawPicture } from './picture.ts';
import { drawScene, scenes } from './scene.ts';

/** Width and height in pixels of the pictures of a banner, by the names that its block has for them. */
export const sceneSizes = {
  wideScreen: { width: 1920, height: 600 },
  desktop: { width: 1440, height: 520 },
  tablet: { width: 768, height: 480 },
  mobile: { width: 390, height: 480 },
};

const pattern =
  /^\/media\/(?:items\/(?<family>[a-z]+(?:-[a-z]+)*)-(?<tint>[0-9a-f]{6})-(?<view>[0-2])|scenes\/(?<scene>[a-z]+(?:-[a-z]+)*)-(?<size>wideScreen|desktop|tablet|mobile)|swatches\/(?<swatch>[0-9a-f]{6})|icons\/(?<icon>[a-z]+)|makers\/(?<maker>\d{1,4})|energy-labels\/(?<article>[a-z]{2}-\d{4}-\d{1,3})|(?<fixed>logo|favicon))\.svg$/;

/**
 * The SVG behind an address, or null for an address that is none of ours. Nothing of the address reaches the drawing but
 * names that are known and colors of six hexadecimal digits; the answer for an address never changes.
 */
export function drawMedia(address: string): string | null {
  const parts = pattern.exec(address)?.groups;
  if (parts === undefined) {
    return null;
  }
  const { family, tint, view, scene, size, swatch, icon, maker, article, fixed } = parts;
  if (family !== undefined) {
    return Object.hasOwn(families, family) ? drawPicture({ family, tint: `#${tint}`, view: Number(view) }) : null;
  }
  if (scene !== undefined) {
    return Object.hasOwn(scenes, scene) ? drawScene({ scene, ...sceneSizes[size as keyof typeof sceneSizes] }) : null;
  }
  if (swatch !== undefined) {
    return drawSwatch(`#${swatch}`);
  }
  if (icon !== undefined) {
    return drawIcon(icon);
  }
  if (maker !== undefined) {
    return drawMakerMark(Number(maker));
  }
  if (article !== undefined) {
    return drawLabelOf(article.toUpperCase());
  }
  return fixed === 'logo' ? drawLogo() : drawFavicon();
}

function drawLabelOf(number: string): string | null {
  const entry = demoCatalog.items.find(({ variations }) => variations.some((one) => one.number === number));
  const article = entry?.variations.find((one) => one.number === number);
  const maker = demoCatalog.manufacturers.find(({ id }) => id === entry?.manufacturerId);
  if (!article?.energy || !maker) return null;
  return drawEnergyLabel({ maker: maker.externalName, model: article.model ?? '', energy: article.energy });
}
