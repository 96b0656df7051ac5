import type { EditorText, EditorTextId } from '../texts.ts';

const named: Readonly<Record<string, EditorTextId>> = {
  Banner: 'editor.block.Banner',
  BannerCarousel: 'editor.block.BannerCarousel',
  Carousel: 'editor.block.Carousel',
  Image: 'editor.block.Image',
  MultiGrid: 'editor.block.MultiGrid',
  NewsletterSubscribe: 'editor.block.NewsletterSubscribe',
  ProductRecommendedProducts: 'editor.block.ProductRecommendedProducts',
  TextCard: 'editor.block.TextCard',
};

/** What a kind of block is called by whoever edits; one that is not of the shop by its own name. */
export function blockName(kind: string, text: EditorText): string {
  const id = named[kind];
  return id ? text(id) : kind;
}
