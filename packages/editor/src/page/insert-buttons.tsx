import { EditorIcon } from '../controls/editor-icon.tsx';
import { findBlock } from '../document/find-block.ts';
import { useHost } from '../host.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { flowOf } from './flow-of.ts';
import { useBlockBox } from './use-block-box.ts';

const edges = {
  column: ['ed:top-0 ed:left-1/2', 'ed:top-full ed:left-1/2'],
  row: ['ed:top-1/2 ed:left-0', 'ed:top-1/2 ed:left-full'],
};

/** On both edges of a block: where another one can be added. */
export function InsertButtons({ uuid }: { uuid: string }) {
  const { text } = useHost();
  const blocks = useEditor(({ document }) => document.page?.blocks);
  const box = useBlockBox(uuid);
  const found = blocks && findBlock(blocks, uuid);
  if (!box || !found) return null;
  const [before, after] = edges[flowOf(found)];
  const places = [
    { side: 'before', label: text('editor.addBefore'), edge: before },
    { side: 'after', label: text('editor.addAfter'), edge: after },
  ] as const;
  return (
    <div data-over-page="" style={box} className="ed:pointer-events-none ed:absolute ed:z-[21]">
      {places.map(({ side, label, edge }) => (
        <button
          key={side}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => openDrawer('blocksList', { place: { side, uuid } })}
          className={`ed:pointer-events-auto ed:absolute ed:flex ed:size-7 ed:-translate-1/2 ed:items-center ed:justify-center ed:rounded-full ed:border-2 ed:border-white ed:bg-blue-600 ed:text-white ed:hover:bg-blue-700 ed:pointer-coarse:size-11 ${edge}`}
        >
          <EditorIcon name="plus" className="ed:size-4" />
        </button>
      ))}
    </div>
  );
}
