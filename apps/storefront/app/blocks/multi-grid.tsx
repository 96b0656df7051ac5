import type { BlockView } from '#app/views/blocks.ts';
import { BlockOf } from './block-list.tsx';

/** Blocks beside one another, each as many twelfths wide as it says; below one another on a phone. */
export function MultiGridBlock({ block: { columns } }: { block: Extract<BlockView, { name: 'MultiGrid' }> }) {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-6">
      {columns.map(({ width, block }) => (
        <div
          key={block.uuid}
          className="col-span-2 flex flex-col justify-center max-md:has-[img]:col-span-2 md:[grid-column:span_var(--width)]"
          style={{ '--width': width } as React.CSSProperties}
        >
          <BlockOf block={block} />
        </div>
      ))}
    </div>
  );
}
