import { BlockText } from '../block-text.tsx';
import type { BlockProps } from '../block-view.ts';
import type { View } from './view.ts';

export function Component({ view: { text, button } }: BlockProps<View>) {
  return (
    <section className="py-2">
      <BlockText text={text} button={button} />
    </section>
  );
}
