import type { BlockView } from '#app/views/blocks.ts';
import { BannerBlock } from './banner.tsx';
import { CarouselBlock } from './carousel.tsx';
import { ImageBlock } from './image.tsx';
import { MultiGridBlock } from './multi-grid.tsx';
import { ProductRecommendedProductsBlock } from './product-recommended-products.tsx';
import { TextCardBlock } from './text-card.tsx';

type BlockListProps = {
  blocks: BlockView[];
  /** Pixels between two blocks. */
  spacing: number;
};

/** A page made of blocks. */
export function BlockList({ blocks, spacing }: BlockListProps) {
  return (
    <div className="flex flex-col" style={{ gap: spacing }}>
      {blocks.map((block, index) => (
        <BlockOf key={block.uuid} block={block} isFirst={index === 0} />
      ))}
    </div>
  );
}

/** The registry: which component shows a block of which name. A name without one does not compile. */
function BlockOf({ block, isFirst = false, columns = 12 }: { block: BlockView; isFirst?: boolean; columns?: number }) {
  switch (block.name) {
    case 'Carousel':
      return <CarouselBlock block={block} isFirst={isFirst} />;
    case 'Banner':
      return <BannerBlock banner={block.banner} isFirst={isFirst} />;
    case 'TextCard':
      return <TextCardBlock block={block} />;
    case 'Image':
      return <ImageBlock image={block.image} isFirst={isFirst} columns={columns} />;
    case 'MultiGrid':
      return <MultiGridBlock block={block} renderBlock={(inner, width) => <BlockOf block={inner} columns={width} />} />;
    case 'ProductRecommendedProducts':
      return <ProductRecommendedProductsBlock block={block} />;
  }
}
