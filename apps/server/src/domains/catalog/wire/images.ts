import type { Images, ImagesData } from '@mise/contract/catalog/media.ts';
import type { Language } from '../../../db/columns.ts';
import type { ImageRow } from '../product-rows.ts';

/** Pictures are drawings of one size so far: all addresses are the same. */
export function imagesWire(images: readonly ImageRow[], language: Language): Images {
  return {
    all: images.map((image) => imageWire(image, language)),
    variation: images.filter(({ isOwn }) => isOwn).map((image) => imageWire(image, language)),
  };
}

function imageWire({ id, position, url, width, height, alts }: ImageRow, language: Language): ImagesData {
  const alternate = alts[language];
  return {
    path: url.replace(/^\/media\//, ''),
    names: { alternate, imageId: id, lang: language, name: alternate },
    position,
    width,
    height,
    url,
    urlMiddle: url,
    urlPreview: url,
    urlSecondPreview: url,
    cleanImageName: url.slice(url.lastIndexOf('/') + 1),
  };
}
