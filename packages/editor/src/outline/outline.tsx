import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { OutlineEntry } from './outline-entry.tsx';

/** All blocks of the page, each a button: the way through a long page, and the one for whoever has no mouse. */
export default function Outline() {
  const { text } = useHost();
  const blocks = useEditor(({ document }) => document.page?.blocks);
  if (!blocks) return <p className="ed:p-4">{text('editor.mode.none')}</p>;
  if (blocks.length === 0) return <p className="ed:p-4">{text('editor.outline.empty')}</p>;
  return (
    <ul aria-label={text('editor.outline.list')} className="ed:py-2">
      {blocks.map((block) => (
        <OutlineEntry key={block.meta.uuid} block={block} level={0} />
      ))}
    </ul>
  );
}
