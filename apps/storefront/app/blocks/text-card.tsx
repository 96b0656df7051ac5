import type { BlockView } from '#app/views/blocks.ts';
import { BlockText } from './block-text.tsx';

export function TextCardBlock({ block: { text, button } }: { block: Extract<BlockView, { name: 'TextCard' }> }) {
  return (
    <section className="py-2">
      <BlockText text={text} button={button} />
    </section>
  );
}
