import { z } from 'zod';
import { choice, color, html, link, picture, words } from './block-fields.ts';

/** The words of a block. */
export const textPart = z.object({
  pretitle: words.optional(),
  title: words.optional(),
  subtitle: words.optional(),
  htmlDescription: html.optional(),
  textAlignment: choice('left', 'center', 'right').optional(),
  color: color.optional(),
});

/** Where a block leads. */
export const buttonPart = z.object({
  label: words.optional(),
  link: link.optional(),
  variant: choice('primary', 'secondary').optional(),
});

/** One picture, cut for each width of screen; a missing cut is shown as the next one that there is. */
export const picturePart = z.object({
  wideScreen: picture.optional(),
  desktop: picture.optional(),
  tablet: picture.optional(),
  mobile: picture.optional(),
  alt: words.optional(),
});

export type TextPart = z.output<typeof textPart>;
export type ButtonPart = z.output<typeof buttonPart>;
export type PicturePart = z.output<typeof picturePart>;
