import type { PicturePart } from '@mise/contract/content/block-parts.ts';
import type { Picture } from '#app/views/picture.ts';
import type { Photographs } from './block-view.ts';

/** One picture in four cuts: `picture` is that of the phone, `cuts` those of wider screens where they differ. */
export type ImageView = {
  picture: Picture;
  /** The widest first; `from`: width of the screen from which on it is shown. */
  cuts: { from: string; src: string }[];
};

const screens = { wideScreen: '96rem', desktop: '64rem', tablet: '40rem' };

/** Each cut falls back to the next one that there is. null where there is no picture at all. */
export function toImage(image: PicturePart | undefined, photographs: Photographs): ImageView | null {
  const { wideScreen = '', desktop = '', tablet = '', mobile = '', alt = '' } = image ?? {};
  const onDesktop = desktop || wideScreen || tablet || mobile;
  if (onDesktop === '') return null;
  const onTablet = tablet || onDesktop;
  const onPhone = mobile || onTablet;
  const sourceOf = (address: string) => photographs[address]?.url ?? address;
  const cuts = [
    { from: screens.wideScreen, src: sourceOf(wideScreen || onDesktop) },
    { from: screens.desktop, src: sourceOf(onDesktop) },
    { from: screens.tablet, src: sourceOf(onTablet) },
  ];
  const placeholder = photographs[onPhone]?.placeholder;
  const picture = { src: sourceOf(onPhone), alt, ...(placeholder && { placeholder }) };
  return { picture, cuts: cuts.every(({ src }) => src === picture.src) ? [] : cuts };
}
