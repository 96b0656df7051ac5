import type { Images, ImagesData } from '@mise/contract/catalog/media.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { commonFormat, type FormatSwitches } from '../../media/picture-formats.ts';
import type { ImageRow } from '../product-rows.ts';

type ImagesFrame = { language: Language; formats: FormatSwitches };

/** Widths in pixels of the three smaller addresses; `url` is the widest. */
const widths = { urlSecondPreview: 160, urlPreview: 320, urlMiddle: 640 };

export function imagesWire(images: readonly ImageRow[], frame: ImagesFrame): Images {
  return {
    all: images.map((image) => imageWire(image, frame)),
    variation: images.filter(({ isOwn }) => isOwn).map((image) => imageWire(image, frame)),
  };
}

/** The first alone, which stands for all: a line of a cart shows no other. */
export function coverWire(images: readonly ImageRow[], frame: ImagesFrame): Images {
  return { all: images.slice(0, 1).map((image) => imageWire(image, frame)), variation: [] };
}

/** What a card shows: the first picture, and the second of those that the page of the variation has, nothing of which is seen before it is there. */
export function cardImagesWire(images: readonly ImageRow[], frame: ImagesFrame): Images {
  const own = images.filter(({ isOwn }) => isOwn);
  const [first, second] = (own.length > 0 ? own : images).map((image) => imageWire(image, frame));
  if (!first) return { all: [], variation: [] };
  const { placeholder: _placeholder, ...later } = second ?? first;
  return { all: second ? [first, later] : [first], variation: [] };
}

function imageWire(image: ImageRow, { language, formats }: ImagesFrame): ImagesData {
  const { id, position, url, width, height, alts, photograph } = image;
  const alternate = inLanguage(alts, language);
  return {
    path: url.replace(/^\/media\//, ''),
    names: { alternate, imageId: id, lang: language, name: alternate },
    position,
    width: photograph?.width ?? width,
    height: photograph?.height ?? height,
    ...addressesOf(image, formats),
    cleanImageName: url.slice(url.lastIndexOf('/') + 1),
    ...(photograph?.placeholder && { placeholder: photograph.placeholder }),
  };
}

/** A drawing is as good in every size: its addresses are one. */
function addressesOf({ url, photograph }: ImageRow, formats: FormatSwitches) {
  if (!photograph) return { url, urlMiddle: url, urlPreview: url, urlSecondPreview: url };
  const format = commonFormat(formats, photograph.hasAlpha);
  const at = (width: number | 'full') => pictureAddress(url, photograph, { width, format });
  return {
    url: at('full'),
    urlMiddle: at(widths.urlMiddle),
    urlPreview: at(widths.urlPreview),
    urlSecondPreview: at(widths.urlSecondPreview),
  };
}
