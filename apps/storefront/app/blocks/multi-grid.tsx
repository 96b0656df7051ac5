import { classNames } from '@mise/ui/class-names.ts';
import type { ReactNode } from 'react';
import type { BlockView } from '#app/views/blocks.ts';

type MultiGridBlockProps = {
  block: Extract<BlockView, { name: 'MultiGrid' }>;
  /** Shows a block of any name: the registry, which knows this one too. */
  renderBlock: (block: BlockView, columns: number) => ReactNode;
};

/** Blocks beside one another, each as many twelfths wide as it says; wide ones below one another on a phone. */
export function MultiGridBlock({ block: { columns }, renderBlock }: MultiGridBlockProps) {
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
          {renderBlock(block, width)}
        </div>
      ))}
    </div>
  );
}
