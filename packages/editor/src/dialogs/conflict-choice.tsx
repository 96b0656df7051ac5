import type { Block } from '@mise/contract/content/block.ts';
import { useId } from 'react';
import { changedTexts } from '../document/changed-texts.ts';
import type { BlockConflict } from '../document/merge-blocks.ts';
import { useHost } from '../host.ts';
import { BlockPreview } from '../page/block-preview.tsx';

type Side = 'mine' | 'theirs';
type ConflictChoiceProps = {
  conflict: BlockConflict;
  /** Tells the block from the others. */
  name: string;
  choice: Side;
  onChoose: (side: Side) => void;
};

const sides: readonly Side[] = ['mine', 'theirs'];

/** Both sides of a block, as they look and with the words in which they differ. */
export function ConflictChoice({ conflict, name, choice, onChoose }: ConflictChoiceProps) {
  const { text } = useHost();
  const group = useId();
  return (
    <fieldset className="ed:mb-6">
      <legend className="ed:mb-2 ed:text-sm ed:font-semibold">{name}</legend>
      <div className="ed:grid ed:gap-3 ed:sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className="ed:block ed:cursor-pointer ed:rounded ed:border ed:border-gray-400 ed:p-3 ed:has-checked:border-blue-600 ed:has-checked:bg-blue-50"
          >
            <span className="ed:mb-2 ed:flex ed:items-center ed:gap-2 ed:text-sm ed:font-semibold">
              <input type="radio" name={group} checked={choice === side} onChange={() => onChoose(side)} />
              {text(`editor.conflict.${side}`)}
            </span>
            <SideOf block={conflict[side]} other={conflict[side === 'mine' ? 'theirs' : 'mine']} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SideOf({ block, other }: { block: Block | null; other: Block | null }) {
  const { text } = useHost();
  if (!block) return <p className="ed:text-sm">{text('editor.conflict.deleted')}</p>;
  return (
    <>
      <BlockPreview block={block} />
      <ul className="ed:mt-2 ed:text-sm">
        {changedTexts(block, other).map(({ path, value }) => (
          <li key={path} className="ed:wrap-anywhere">
            {value === '' ? text('editor.conflict.nothing') : value}
          </li>
        ))}
      </ul>
    </>
  );
}
