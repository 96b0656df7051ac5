import { useId } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';
import { useFonts } from './use-fonts.ts';
import { useSetting } from './use-setting.ts';

/** The one family that the shop is written in. */
export function FontSelect() {
  const id = useId();
  const { text } = useHost();
  const { fonts, isFailed, retry } = useFonts();
  const [family, change] = useSetting('font');
  return (
    <div>
      <label htmlFor={id} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text('editor.design.font')}
      </label>
      <select
        id={id}
        value={family}
        onChange={(event) => change(event.target.value)}
        aria-describedby={`${id}-hint`}
        className={inputClasses}
      >
        {(fonts ?? [{ family }]).map((font) => (
          <option key={font.family} value={font.family}>
            {font.family === 'system-ui' ? text('editor.design.systemFont') : font.family}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="ed:mt-1 ed:text-xs ed:text-gray-600">
        {text('editor.design.fontHint')}
      </p>
      {isFailed && (
        <div role="alert" className="ed:mt-2 ed:flex ed:flex-col ed:items-start ed:gap-2 ed:text-red-700">
          <p>{text('editor.design.fontsFailed')}</p>
          <TextButton onClick={retry}>{text('editor.retry')}</TextButton>
        </div>
      )}
    </div>
  );
}
