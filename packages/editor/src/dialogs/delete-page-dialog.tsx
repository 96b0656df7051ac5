import { pathTo } from '@mise/rules/path-to.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Spinner } from '@mise/ui/spinner.tsx';
import { useState } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { forgetPages, reloadLists, usePageEntries } from '../pages/page-entries.ts';
import { usePagePath } from '../pages/page-path.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { closeDrawer } from '../store/drawers.ts';
import { useMayPublish } from '../store/use-may-publish.ts';
import { PageDependents } from './page-dependents.tsx';
import { useDependents } from './use-dependents.ts';

/** Asks before a page goes, and says what goes with it. */
export function DeletePageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { client, text, language, path, navigate, notify, errorText } = useHost();
  const name = usePageEntries(({ entries }) => entries[id]?.details[0]?.name ?? '');
  const ownPath = usePagePath(id);
  const mayPublish = useMayPublish();
  const { dependents, failure, retry } = useDependents(id);
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await client.deleteCategory({ categoryId: id });
      if (data !== 'Category deleted') throw new Error(data);
    } catch (error) {
      setIsBusy(false);
      notify({
        type: 'negative',
        message: text('editor.delete.failed', { name, id, reason: await errorText(error) }),
      });
      return;
    }
    notify({ type: 'positive', message: text('editor.delete.done', { name, id }) });
    forgetPages([id, ...(dependents?.children ?? []).map((child) => child.id)]);
    onClose();
    closeDrawer();
    void reloadLists();
    const isOpen = path === ownPath || path.startsWith(`${ownPath}/`) || path.startsWith(`${ownPath}?`);
    if (isOpen) navigate(pathTo.home(language));
  }

  const isRefused = (dependents?.lostItemCount ?? 0) > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('editor.delete.title', { name })}
      closeLabel={text('editor.drawer.close')}
      footer={
        <div className="ed:flex ed:justify-end ed:gap-2">
          <TextButton onClick={onClose}>{text('editor.delete.keep')}</TextButton>
          <TextButton look="danger" isBusy={isBusy} disabled={!mayPublish || !dependents || isRefused} onClick={remove}>
            {text('editor.page.delete')}
          </TextButton>
        </div>
      }
    >
      <div className="ed:flex ed:flex-col ed:gap-3 ed:text-sm">
        {failure ? <LoadFailure error={failure} onRetry={retry} /> : !dependents && <Spinner />}
        {dependents && <PageDependents dependents={dependents} />}
        {!mayPublish && <p className="ed:text-amber-700">{text('editor.mayNotPublish')}</p>}
      </div>
    </Dialog>
  );
}
