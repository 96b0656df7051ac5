import type { Block } from '@mise/contract/content/block.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { type RefObject, useEffect } from 'react';
import { labelOfKind } from '../blocks/label-of-kind.ts';
import { childrenOf } from '../document/children-of.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { useHost } from '../host.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';
import { firstWords } from './first-words.ts';

type OutlineEntryProps = {
  block: Block;
  level: number;
  /** The focus was in the outline last: the entry that is selected takes it. */
  takesFocus: RefObject<boolean>;
};

export function OutlineEntry({ block, level, takesFocus }: OutlineEntryProps) {
  const { text } = useHost();
  const { uuid } = block.meta;
  const name = labelOfKind(block.name);
  const isSelected = useEditor(({ selected }) => selected === uuid);
  const source = useDragSource<HTMLButtonElement>(uuid, name);
  const children = childrenOf(block);

  useEffect(() => {
    if (isSelected && takesFocus.current) source.current?.focus();
    else if (isSelected) source.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected, takesFocus, source]);

  function press(): void {
    if (isSelected) openDrawer('blocksSettings', { uuid });
    else select(uuid);
  }

  return (
    <li>
      <button
        ref={source}
        type="button"
        data-outline-block={uuid}
        aria-pressed={isSelected}
        onClick={press}
        style={{ paddingLeft: 16 + level * 16 }}
        className={classNames(
          'ed:flex ed:min-h-8 ed:w-full ed:items-baseline ed:gap-2 ed:py-1 ed:pr-2 ed:text-left ed:pointer-coarse:min-h-11',
          isSelected ? 'ed:bg-blue-100 ed:text-blue-800' : 'ed:hover:bg-gray-100',
        )}
      >
        <span className="ed:shrink-0 ed:font-semibold">{name}</span>
        <span className="ed:min-w-0 ed:truncate ed:text-gray-600">{firstWords(block)}</span>
        {block.meta.isUntranslated && (
          <span className="ed:ml-auto ed:shrink-0 ed:text-amber-700">{text('editor.outline.untranslated')}</span>
        )}
        {block.configuration?.visible === false && (
          <span className="ed:ml-auto ed:text-gray-600">{text('editor.outline.hidden')}</span>
        )}
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <OutlineEntry key={child.meta.uuid} block={child} level={level + 1} takesFocus={takesFocus} />
          ))}
        </ul>
      )}
    </li>
  );
}
