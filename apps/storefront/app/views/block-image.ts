import type { BlocksMeta } from '@mise/contract/content/block.ts';
import { choiceAt, type Fields, textAt } from './block-fields.ts';
import type { Picture } from './picture.ts';

/** One picture in four cuts: `picture` is that of the phone, `cuts` those of wider screens where they differ. */
export type ImageView = {
  picture: Picture;
  /** The widest first; `from`: width of the screen from which on it is shown. */
  cuts: { from: string; src: string }[];
  alignment: 'center' | 'left' | 'right';
};

/** What the shop knows of the photographs of a page, by the address in its blocks. */
export type Photographs = NonNullable<BlocksMeta['photographs']>;

const screens = { wideScreen: '96rem', desktop: '64rem', tablet: '40rem' };

/** The fields of an image; each cut falls back to the next one that there is. null where it has no picture at all. */
export function toImage(fields: Fields, photographs: Photographs): ImageView | null {
  const [wideScreen = '', desktop = '', tablet = '', mobile = ''] = ['wideScreen', 'desktop', 'tablet', 'mobile'].map(
    (key) => textAt(fields, key),
  );
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
  const picture = { src: sourceOf(onPhone), alt: textAt(fields, 'alt'), ...(placeholder && { placeholder }) };
  return {
    picture,
    cuts: cuts.every(({ src }) => src === picture.src) ? [] : cuts,
    alignment: choiceAt(fields, 'imageAlignment', ['center', 'left', 'right']),
  };
}
