import type { BlockOf } from '@mise/contract/content/block-kind.ts';
import type { carousel } from '@mise/contract/content/blocks/carousel.ts';
import type { BlockView, ViewContext } from './block-view.ts';

export type SlideShowView = { hasArrows: boolean; arrowColor: string; slides: BlockView[] };

/** What kinds of slides that follow one another have in common. */
export async function toSlideShow(
  block: BlockOf<typeof carousel>,
  { toViews }: ViewContext,
): Promise<SlideShowView | null> {
  const { displayArrows = true, color = '' } = block.configuration?.controls ?? {};
  const slides = await toViews(block.content);
  return slides.length === 0 ? null : { hasArrows: displayArrows, arrowColor: color, slides };
}
