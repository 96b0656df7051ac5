import { TextButton } from '../controls/text-button.tsx';
import { findBlock } from '../document/find-block.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { editBlock } from './edit-block.ts';
import { labelOfKind } from './label-of-kind.ts';

/** From a block inside of another back to that one. */
export function ParentLink({ uuid }: { uuid: string }) {
  const { text } = useHost();
  const blocks = useEditor(({ document }) => document.page?.blocks);
  const parent = blocks && findBlock(blocks, uuid)?.parent;
  const block = parent && findBlock(blocks, parent)?.block;
  if (!block) return null;
  return (
    <TextButton className="ed:self-start" onClick={() => editBlock(block.meta.uuid)}>
      {text('editor.blocksSettings.parent', { block: labelOfKind(block.name) })}
    </TextButton>
  );
}
