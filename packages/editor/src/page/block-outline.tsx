import { labelOfKind } from '../blocks/label-of-kind.ts';
import { useBlockBox } from './use-block-box.ts';
import { useEditedBlock } from './use-edited-block.ts';

const looks = { hovered: 'ed:outline-blue-600/60', selected: 'ed:outline-blue-600' };

/** The frame of a block, with its name while the pointer rests on it. The bar of a selected one says it too. */
export function BlockOutline({ uuid, look }: { uuid: string; look: keyof typeof looks }) {
  const block = useEditedBlock(uuid);
  const box = useBlockBox(uuid);
  if (!box || !block) return null;
  return (
    <div
      aria-hidden="true"
      style={box}
      className={`ed:pointer-events-none ed:absolute ed:z-20 ed:outline-2 ed:-outline-offset-2 ${looks[look]}`}
    >
      {look === 'hovered' && (
        <span className="ed:absolute ed:top-0 ed:left-0 ed:bg-blue-600 ed:px-2 ed:py-0.5 ed:text-xs ed:font-semibold ed:text-white">
          {labelOfKind(block.name)}
        </span>
      )}
    </div>
  );
}
