import { labelOfKind } from '../blocks/label-of-kind.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { findBlock } from '../document/find-block.ts';
import { DragHandle } from '../drag/drag-handle.tsx';
import { useHost } from '../host.ts';
import { deleteBlock, duplicateBlock, moveBlock } from '../store/change-blocks.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';
import { useBlockBox } from './use-block-box.ts';

/** What can be done with the selected block, above it and in sight as long as the block is. */
export function BlockBar({ uuid }: { uuid: string }) {
  const { text } = useHost();
  const blocks = useEditor(({ document }) => document.page?.blocks);
  const box = useBlockBox(uuid);
  const found = blocks && findBlock(blocks, uuid);
  if (!box || !found) return null;
  const { block, index, siblings, parent } = found;
  return (
    <div data-over-page="" style={box} className="ed:pointer-events-none ed:absolute ed:z-[31]">
      <div
        role="toolbar"
        aria-label={text('editor.bar', { block: labelOfKind(block.name) })}
        className="ed:pointer-events-auto ed:sticky ed:top-[calc(var(--editor-bar)+4px)] ed:flex ed:w-max ed:max-sm:max-w-full ed:max-sm:flex-wrap ed:-translate-y-full ed:items-center ed:border ed:border-blue-600 ed:bg-white ed:text-sm"
      >
        <span className="ed:max-sm:hidden ed:bg-blue-600 ed:px-2 ed:leading-8 ed:font-semibold ed:text-white ed:pointer-coarse:leading-[44px]">
          {labelOfKind(block.name)}
        </span>
        <DragHandle uuid={uuid} name={labelOfKind(block.name)} />
        {parent && <ToolButton icon="outer" label={text('editor.selectOuter')} onClick={() => select(parent)} />}
        <ToolButton
          icon="arrowUp"
          label={text('editor.moveUp')}
          disabled={index === 0}
          onClick={() => moveBlock(uuid, -1)}
        />
        <ToolButton
          icon="arrowDown"
          label={text('editor.moveDown')}
          disabled={index === siblings.length - 1}
          onClick={() => moveBlock(uuid, 1)}
        />
        <ToolButton icon="edit" label={text('editor.edit')} onClick={() => openDrawer('blocksSettings', { uuid })} />
        <ToolButton icon="copy" label={text('editor.duplicate')} onClick={() => duplicateBlock(uuid)} />
        <ToolButton icon="trash" label={text('editor.delete')} onClick={() => deleteBlock(uuid)} />
      </div>
    </div>
  );
}
