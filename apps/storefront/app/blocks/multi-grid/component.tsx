import { classNames } from '@mise/ui/class-names.ts';
import type { BlockProps } from '../block-view.ts';
import type { View } from './view.ts';

/** Blocks beside one another, each as many twelfths wide as it says; wide ones below one another on a phone. */
export function Component({ view: { columns }, renderBlock }: BlockProps<View>) {
  // Words stand beside the middle of a picture; columns of words begin on one line.
  const hasPicture = columns.some(({ block }) => block.name === 'Image');
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-6">
      {columns.map(({ width, block }) => (
        <div
          key={block.uuid}
          className={classNames(
            'flex flex-col md:[grid-column:span_var(--width)]',
            hasPicture && 'justify-center',
            // A narrow column stays beside its neighbor on a phone, a wide one takes the row.
            width <= 3 ? 'col-span-1' : 'col-span-2',
          )}
          style={{ '--width': width } as React.CSSProperties}
        >
          {renderBlock(block, { columns: width })}
        </div>
      ))}
    </div>
  );
}
