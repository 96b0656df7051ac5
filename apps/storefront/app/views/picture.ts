import type { Images, ImagesData } from '@mise/contract/catalog/media.ts';

/** A picture as its component takes it. `src` is its widest form, from which all others follow (format/picture-sources.ts). */
export type Picture = {
  src: string;
  alt: string;
  /** Pixels; not known of every picture. */
  width?: number;
  height?: number;
  /** Base64 of a few pixels. */
  placeholder?: string;
};

/** Of the drawings, which have no size of their own. */
const defaultSize = 800;

/** The first picture of the variation, else of the item. */
export function toPicture(images: Images, name: string): Picture | null {
  const image = images.variation[0] ?? images.all[0];
  return image ? pictureOf(image, name) : null;
}

export function pictureOf(image: ImagesData, name: string): Picture {
  const { names, url, width = defaultSize, height = defaultSize, placeholder } = image;
  const alternate = Array.isArray(names) ? names[0] : names.alternate;
  return { src: url, alt: alternate || name, width, height, ...(placeholder && { placeholder }) };
}

/** Where the name of a thing stands beside its picture: reading it twice helps nobody. */
export function withoutAlt(picture: Picture): Picture {
  return { ...picture, alt: '' };
}
