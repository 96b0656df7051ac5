/**
 * The families that an owner can choose from, as CSS names them; `system-ui` is the one of the visitor's device.
 * Only those whose tabular figures (all of the shop are) leave the spaces between words alone.
 */
export const fontFamilies = [
  'Figtree',
  'Inter',
  'Open Sans',
  'Roboto',
  'Source Sans 3',
  'Work Sans',
  'Noto Serif',
  'Source Serif 4',
  'system-ui',
] as const;

export type FontFamily = (typeof fontFamilies)[number];
