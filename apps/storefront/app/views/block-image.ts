import { choiceAt, type Fields, textAt } from './block-fields.ts';

/** One picture in four cuts, from the widest screen to the phone; each falls back to the next one that there is. */
export type ImageView = {
  wideScreen: string;
  desktop: string;
  tablet: string;
  mobile: string;
  alt: string;
  alignment: 'center' | 'left' | 'right';
};

/** The fields of an image; null where it has no picture at all. */
export function toImage(fields: Fields): ImageView | null {
  const sources = ['wideScreen', 'desktop', 'tablet', 'mobile'].map((key) => textAt(fields, key));
  const any = sources.find((source) => source !== '');
  if (any === undefined) return null;
  const [wideScreen = '', desktop = '', tablet = '', mobile = ''] = sources;
  const onDesktop = desktop || wideScreen || tablet || mobile;
  const onTablet = tablet || onDesktop;
  return {
    wideScreen: wideScreen || onDesktop,
    desktop: onDesktop,
    tablet: onTablet,
    mobile: mobile || onTablet,
    alt: textAt(fields, 'alt'),
    alignment: choiceAt(fields, 'imageAlignment', ['center', 'left', 'right']),
  };
}
