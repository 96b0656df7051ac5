import figtreeMore from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import interMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import notoSerifMore from '@fontsource-variable/noto-serif/files/noto-serif-latin-ext-wght-normal.woff2?url';
import notoSerif from '@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2?url';
import openSansMore from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import robotoMore from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import sourceSansMore from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSerifMore from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import workSansMore from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { FontFamily } from '@mise/rules/font-families.ts';

/** What a family that the shop serves itself comes in. */
export type FontFiles = {
  kind: 'sans-serif' | 'serif';
  /** The lightest and the boldest, between which every weight is there. */
  weights: [lightest: number, boldest: number];
  /** Loaded with the page. */
  latin: string;
  /** The rest of the European alphabets: loaded where a name needs them. */
  latinMore: string;
};

export const fontFiles: Record<Exclude<FontFamily, 'system-ui'>, FontFiles> = {
  Figtree: { kind: 'sans-serif', weights: [300, 900], latin: figtree, latinMore: figtreeMore },
  Inter: { kind: 'sans-serif', weights: [100, 900], latin: inter, latinMore: interMore },
  'Open Sans': { kind: 'sans-serif', weights: [300, 800], latin: openSans, latinMore: openSansMore },
  Roboto: { kind: 'sans-serif', weights: [100, 900], latin: roboto, latinMore: robotoMore },
  'Source Sans 3': { kind: 'sans-serif', weights: [200, 900], latin: sourceSans, latinMore: sourceSansMore },
  'Work Sans': { kind: 'sans-serif', weights: [100, 900], latin: workSans, latinMore: workSansMore },
  'Noto Serif': { kind: 'serif', weights: [100, 900], latin: notoSerif, latinMore: notoSerifMore },
  'Source Serif 4': { kind: 'serif', weights: [200, 900], latin: sourceSerif, latinMore: sourceSerifMore },
};
