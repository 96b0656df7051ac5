import { classNames } from '@mise/ui/class-names.ts';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { blockSizes } from '#app/format/picture-sizes.ts';
import type { ImageView } from '#app/views/block-image.ts';

type ImageBlockProps = {
  image: ImageView;
  isFirst?: boolean;
  /** Of twelve, that it takes of the width of the page. */
  columns?: number;
};

const alignments = { left: 'object-left', center: 'object-center', right: 'object-right' };

export function ImageBlock({ image: { alignment, ...image }, isFirst = false, columns = 12 }: ImageBlockProps) {
  return (
    <div className="@container">
      <div className="aspect-square overflow-hidden rounded bg-sunken @md:aspect-[4/3] @3xl:aspect-[14/5]">
        <ResponsivePicture
          {...image}
          sizes={blockSizes(columns)}
          isFirst={isFirst}
          fit="cover"
          className={classNames('size-full', alignments[alignment])}
        />
      </div>
    </div>
  );
}
