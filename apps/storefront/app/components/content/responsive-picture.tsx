import { classNames } from '@mise/ui/class-names.ts';
import { Fragment } from 'react';
import { pictureSources } from '#app/format/picture-sources.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import type { Picture } from '#app/views/picture.ts';

type ResponsivePictureProps = {
  picture: Picture;
  /** How wide it stands on the page (picture-sizes.ts). */
  sizes: string;
  /** The widest that is asked for, in pixels: what a closer look needs is not loaded before it. */
  largest?: number | undefined;
  /** Other cuts for wider screens, the widest first. */
  cuts?: readonly { from: string; src: string }[];
  /** The first of its page: loaded at once, before all others. */
  isFirst?: boolean;
  /** In a square frame it is seen whole; else it fills its frame. */
  fit?: 'contain' | 'cover';
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
};

/** A picture in the width and format that suit the screen. Its frame gives it its place, its placeholder a first look. */
export function ResponsivePicture({
  picture: { alt, ...picture },
  sizes,
  largest,
  cuts = [],
  isFirst = false,
  fit = 'contain',
  className,
  style,
}: ResponsivePictureProps) {
  const hasAvif = useShopFrame()?.hasAvif;
  const { avif, ...sources } = pictureSources(picture.src, largest);
  // Browsers that know how wide a late picture has become take that figure.
  const widths = isFirst ? sizes : `auto, ${sizes}`;
  const image = (
    <img
      width={picture.width}
      height={picture.height}
      {...sources}
      sizes={sources.srcSet && widths}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={classNames('bg-center bg-no-repeat', fit === 'cover' ? 'object-cover' : 'object-contain', className)}
      style={{ ...placeholderStyle(picture, fit), ...style }}
    />
  );
  const hasSources = cuts.length > 0 || (hasAvif && avif);
  if (!hasSources) return image;
  return (
    <picture className="contents">
      {cuts.map((cut) => (
        <CutSources key={cut.from} {...cut} sizes={widths} hasAvif={hasAvif} />
      ))}
      {hasAvif && avif && <source type="image/avif" srcSet={avif} sizes={widths} />}
      {image}
    </picture>
  );
}

type CutSourcesProps = { from: string; src: string; sizes: string; hasAvif: boolean | undefined };

function CutSources({ from, src, sizes, hasAvif }: CutSourcesProps) {
  const { avif, srcSet = src, width, height } = pictureSources(src);
  const same = { media: `(min-width: ${from})`, sizes, width, height };
  return (
    <Fragment>
      {hasAvif && avif && <source {...same} type="image/avif" srcSet={avif} />}
      <source {...same} srcSet={srcSet} />
    </Fragment>
  );
}

/** A few pixels, enlarged by the browser to exactly where the picture will be. */
function placeholderStyle({ placeholder, width = 1, height = 1 }: Omit<Picture, 'alt'>, fit: 'contain' | 'cover') {
  if (!placeholder) return undefined;
  const percent = (ratio: number) => `${Math.min(1, ratio) * 100}%`;
  return {
    backgroundImage: `url(data:image/gif;base64,${placeholder})`,
    backgroundSize: fit === 'cover' ? fit : `${percent(width / height)} ${percent(height / width)}`,
  };
}
