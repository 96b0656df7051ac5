import type { Block } from '@mise/contract/content/block.ts';
import type { Locale } from '../page/locale.ts';
import { type BannerView, toBanner } from './block-banner.ts';
import { booleanAt, type Fields, fieldsAt, fieldsOf, listAt, textAt } from './block-fields.ts';
import { type ImageView, type Photographs, toImage } from './block-image.ts';
import { type ButtonView, type TextView, toButton, toText } from './block-text.ts';
import type { ProductCard } from './product-card.ts';

/** A block as its component takes it; what an owner left out has its default here. */
export type BlockView = { uuid: string } & (
  | { name: 'Carousel'; hasArrows: boolean; arrowColor: string; slides: BannerView[] }
  | { name: 'Banner'; banner: BannerView }
  | { name: 'TextCard'; text: TextView; button: ButtonView | null }
  | { name: 'Image'; image: ImageView }
  | { name: 'MultiGrid'; columns: { width: number; block: BlockView }[] }
  | { name: 'ProductRecommendedProducts'; text: TextView; cards: ProductCard[]; moreHref: string | null }
);

/** What a gallery of products shows: the first products of a category, and where the rest of them is. */
export type Gallery = { cards: ProductCard[]; href: string | null };

type BlockContext = { locale: Locale; galleries: ReadonlyMap<string, Gallery>; photographs: Photographs };

/** The blocks of a page, without hidden and empty ones and without those whose name the shop does not know. */
export function toBlockViews(blocks: readonly Block[], context: BlockContext): BlockView[] {
  return blocks.flatMap((block) => {
    const view = block.configuration?.visible === false ? null : toBlockView(block, context);
    return view ? [view] : [];
  });
}

function toBlockView(block: Block, context: BlockContext): BlockView | null {
  const { uuid } = block.meta;
  const content = fieldsOf(block.content);
  const { locale } = context;
  switch (block.name) {
    case 'Carousel': {
      const controls = fieldsAt(fieldsOf(block.configuration), 'controls');
      const slides = childrenOf(block).map((child) => toBanner(fieldsOf(child.content), child.meta.uuid, context));
      if (slides.length === 0) return null;
      const hasArrows = booleanAt(controls, 'displayArrows') ?? true;
      return { uuid, name: 'Carousel', hasArrows, arrowColor: textAt(controls, 'color'), slides };
    }
    case 'Banner':
      return isEmpty(content) ? null : { uuid, name: 'Banner', banner: toBanner(content, uuid, context) };
    case 'TextCard':
      if (isEmpty(content)) return null;
      return { uuid, name: 'TextCard', text: toText(content, locale), button: toButton(content, locale) };
    case 'Image': {
      const image = toImage(content, context.photographs);
      return image && { uuid, name: 'Image', image };
    }
    case 'MultiGrid':
      return toGrid(block, context);
    case 'ProductRecommendedProducts': {
      const gallery = context.galleries.get(textAt(content, 'categoryId'));
      if (!gallery || gallery.cards.length === 0) return null;
      return { uuid, name: block.name, text: toText(content, locale), cards: gallery.cards, moreHref: gallery.href };
    }
    default:
      return null;
  }
}

function toGrid(block: Block, context: BlockContext): BlockView | null {
  const children = childrenOf(block);
  const widths = listAt(fieldsOf(block.configuration), 'columnWidths').map(Number);
  const columns = children.flatMap((child, index) => {
    const [view] = toBlockViews([child], context);
    // Two of six, or three of four twelfths: what the editor gives a new grid.
    const width = widths[index] || (children.length > 2 ? 4 : 6);
    return view ? [{ width: Math.min(12, Math.max(1, width)), block: view }] : [];
  });
  return columns.length > 0 ? { uuid: block.meta.uuid, name: 'MultiGrid', columns } : null;
}

/** The categories whose products a page shows, to be asked for before it is put together. */
export function galleryCategories(blocks: readonly Block[]): string[] {
  const found = blocks.flatMap((block) => {
    if (block.name === 'ProductRecommendedProducts') return textAt(fieldsOf(block.content), 'categoryId');
    return block.type === 'structure' ? galleryCategories(childrenOf(block)) : [];
  });
  return [...new Set(found.filter((id) => id !== ''))];
}

function childrenOf(block: Block): Block[] {
  return Array.isArray(block.content) ? (block.content as Block[]) : [];
}

function isEmpty(content: Fields): boolean {
  return Object.keys(content).length === 0;
}
