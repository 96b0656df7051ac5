import { classNames } from '@mise/ui/class-names.ts';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { blockSizes } from '#app/format/picture-sizes.ts';
import type { BlockProps } from '../block-view.ts';
import type { View } from './view.ts';

const alignments = { left: 'object-left', center: 'object-center', right: 'object-right' };

export function Component({ view: { image, alignment }, place: { isFirst, columns } }: BlockProps<View>) {
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
