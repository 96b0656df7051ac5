import { classNames } from '@mise/ui/class-names.ts';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { blockSizes } from '#app/format/picture-sizes.ts';
import { BlockText } from '../block-text.tsx';
import type { BlockProps } from '../block-view.ts';
import type { View } from './view.ts';

const columns = { left: 'md:justify-start', center: 'md:justify-center', right: 'md:justify-end' };
const rows = { top: 'md:items-start', center: 'md:items-center', bottom: 'md:items-end' };

/** A picture with words on it; on a phone the words stand below it. */
export function Component({ view, place: { isFirst } }: BlockProps<View>) {
  const { image, brightness, text, justify, align, ground, button } = view;
  return (
    <section
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded bg-sunken',
        image ? 'md:min-h-[26rem]' : undefined,
      )}
    >
      {image && (
        <div className="aspect-[4/3] min-h-0 w-full shrink-0 md:absolute md:inset-0 md:aspect-auto">
          <ResponsivePicture
            {...image}
            sizes={blockSizes(12)}
            isFirst={isFirst}
            fit="cover"
            className="size-full"
            style={brightness === 1 ? undefined : { filter: `brightness(${brightness})` }}
          />
        </div>
      )}
      <div className={classNames('relative flex flex-1 md:p-6 lg:p-8', columns[justify], rows[align])}>
        <div
          className="w-full p-5 md:max-w-xs md:rounded md:p-6 lg:max-w-sm lg:p-8"
          style={ground === '' ? undefined : { backgroundColor: ground }}
        >
          <BlockText text={text} button={button} heading={isFirst ? 'h1' : 'h2'} isLarge isOnColor={ground !== ''} />
        </div>
      </div>
    </section>
  );
}
