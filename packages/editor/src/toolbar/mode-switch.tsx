import { hasRole } from '@mise/contract/operators/operator-role.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { setMode } from '../store/mode.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

const modes = ['preview', 'edit'] as const;

/** The page as visitors see it, or with all that can be changed in it. */
export function ModeSwitch() {
  const { text, operator, notify } = useHost();
  const mayPublish = useMayPublish();
  const current = useEditor(({ mode }) => mode);
  const hasPage = useEditor(({ document }) => document.page !== null);
  const isLoading = useEditor(({ isLoadingPage }) => isLoadingPage);
  const mayEdit = hasRole(operator.role, 'editor');
  const missing = mayEdit ? undefined : text('editor.mode.noRole');
  const reason = hasPage || isLoading ? missing : text('editor.mode.none');

  /** Whoever may not save hears it before there is work to lose. */
  function enter(mode: (typeof modes)[number]): void {
    setMode(mode);
    if (mode === 'edit' && !mayPublish) notify({ type: 'warning', message: text('editor.save.noRole') });
  }

  return (
    <fieldset
      aria-label={text('editor.mode')}
      title={reason}
      className="ed:m-0 ed:flex ed:rounded ed:border ed:border-gray-400 ed:p-0"
    >
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === current}
          disabled={mode === 'edit' && (!hasPage || reason !== undefined)}
          onClick={() => enter(mode)}
          className={classNames(
            'ed:min-h-[30px] ed:rounded ed:px-3 ed:max-sm:px-1.5 ed:max-sm:text-xs ed:font-semibold ed:disabled:text-gray-400 ed:pointer-coarse:min-h-11',
            mode === current ? 'ed:bg-blue-600 ed:text-white' : 'ed:hover:bg-gray-100',
          )}
        >
          {text(`editor.mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  );
}
