import type { ImageView } from '#app/views/block-image.ts';

type PictureProps = { image: ImageView; isFirst: boolean; className: string; style?: React.CSSProperties };

/** A picture in the cut of the screen. Its frame has its ratio before it is there. */
export function Picture({ image, isFirst, className, style }: PictureProps) {
  return (
    <picture>
      <source media="(min-width: 96rem)" srcSet={image.wideScreen} />
      <source media="(min-width: 64rem)" srcSet={image.desktop} />
      <source media="(min-width: 40rem)" srcSet={image.tablet} />
      <img
        src={image.mobile}
        alt={image.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  );
}
