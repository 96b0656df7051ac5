import { classNames } from '@mise/ui/class-names.ts';
import type { ImageView } from '#app/views/block-image.ts';
import { Picture } from './picture.tsx';

const alignments = { left: 'object-left', center: 'object-center', right: 'object-right' };

export function ImageBlock({ image, isFirst = false }: { image: ImageView; isFirst?: boolean }) {
  return (
    <div className="@container">
      <div className="aspect-square overflow-hidden rounded bg-sunken @md:aspect-[4/3] @3xl:aspect-[14/5]">
        <Picture
          image={image}
          isFirst={isFirst}
          className={classNames('size-full object-cover', alignments[image.alignment])}
        />
      </div>
    </div>
  );
}
