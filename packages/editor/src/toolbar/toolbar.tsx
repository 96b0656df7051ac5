import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { leaveEditor } from '../save/go-to.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { PageSelector } from './page-selector.tsx';
import { SaveButton } from './save-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** Of 52 px, above every page: which page it is, how it is seen, what was done, and whether it is saved. */
export function Toolbar() {
  const { text } = useHost();
  return (
    <div
      role="toolbar"
      data-editor-area=""
      aria-label={text('editor.toolbar')}
      className="ed:fixed ed:inset-x-0 ed:top-0 ed:z-[35] ed:flex ed:h-[52px] ed:items-center ed:gap-2 ed:max-sm:gap-0.5 ed:border-b ed:border-gray-200 ed:bg-white ed:px-2 ed:max-sm:px-1 ed:text-sm"
    >
      <PageSelector />
      <div className="ed:ml-auto ed:flex ed:shrink-0 ed:items-center ed:gap-2 ed:whitespace-nowrap ed:max-sm:gap-0.5">
        <UndoButtons />
        <ModeSwitch />
        <SaveButton />
        <ToolButton icon="leave" label={text('editor.leave')} onClick={leaveEditor} className="ed:max-sm:hidden" />
      </div>
    </div>
  );
}
