import { EditorIcon } from '../controls/editor-icon.tsx';
import { useHost } from '../host.ts';
import { useDragSource } from './use-drag-source.ts';

/** Takes a block to another place by the mouse; buttons and keys move it too, so nobody else has to find this. */
export function DragHandle({ uuid, name }: { uuid: string; name: string }) {
  const { text } = useHost();
  const source = useDragSource<HTMLSpanElement>(uuid, name);
  return (
    <span
      ref={source}
      title={text('editor.drag')}
      data-drag-handle=""
      className="ed:inline-flex ed:size-8 ed:cursor-grab ed:items-center ed:justify-center ed:hover:bg-gray-100 ed:pointer-coarse:size-11"
    >
      <EditorIcon name="drag" />
    </span>
  );
}
