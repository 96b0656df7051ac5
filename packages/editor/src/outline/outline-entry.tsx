import type { Block } from '@mise/contract/content/block.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { blockName } from '../document/block-name.ts';
import { childrenOf } from '../document/children-of.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';

export function OutlineEntry({ block, level }: { block: Block; level: number }) {
  const { text } = useHost();
  const { uuid } = block.meta;
  const isSelected = useEditor(({ selected }) => selected === uuid);
  const children = childrenOf(block);
  return (
    <li>
      <button
        type="button"
        data-outline-block={uuid}
        aria-pressed={isSelected}
        onClick={() => select(uuid)}
        style={{ paddingLeft: 16 + level * 16 }}
        className={classNames(
          'ed:flex ed:min-h-8 ed:w-full ed:items-center ed:gap-2 ed:pr-2 ed:text-left ed:pointer-coarse:min-h-11',
          isSelected ? 'ed:bg-blue-100 ed:text-blue-800' : 'ed:hover:bg-gray-100',
        )}
      >
        <span className="ed:font-semibold">{blockName(block.name, text)}</span>
        {block.configuration?.visible === false && (
          <span className="ed:text-gray-600">{text('editor.outline.hidden')}</span>
        )}
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <OutlineEntry key={child.meta.uuid} block={child} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
