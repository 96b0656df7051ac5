import { classNames } from '@mise/ui/class-names.ts';
import { useHost } from '../host.ts';
import { type Spacing, spacingInPixels, spacings } from './block-spacing.ts';
import { useSetting } from './use-setting.ts';

/** How far the blocks of a page stand apart. */
export function SpacingButtons() {
  const { text } = useHost();
  const [size, change] = useSetting('blockSize');
  return (
    <div>
      <fieldset
        aria-label={text('editor.design.spacing')}
        className="ed:m-0 ed:flex ed:overflow-hidden ed:rounded ed:border ed:border-gray-400 ed:p-0"
      >
        {(Object.keys(spacings) as Spacing[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === size}
            onClick={() => change(each)}
            className={classNames(
              'ed:min-h-8 ed:flex-1 ed:uppercase ed:focus-visible:-outline-offset-2 ed:pointer-coarse:min-h-11',
              each === size ? 'ed:bg-blue-100 ed:font-semibold ed:text-blue-800' : 'ed:hover:bg-gray-100',
            )}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <p role="status" className="ed:mt-1 ed:text-xs ed:text-gray-600">
        {text('editor.design.spacingHint', { pixels: spacingInPixels(size) })}
      </p>
    </div>
  );
}
