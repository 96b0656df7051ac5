import { Dialog } from '@mise/ui/dialog.tsx';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';
import { reloadLists, takeEntries } from '../pages/page-entries.ts';
import { pagePath } from '../pages/page-path.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { useShopPages } from '../pickers/use-shop-pages.ts';
import { goTo } from '../save/go-to.ts';
import { useMayPublish } from '../store/use-may-publish.ts';

/** Adds a page: its name, what it is, and where it stands. */
export function AddPageDialog({ onClose }: { onClose: () => void }) {
  const { client, text, language, notify, errorText } = useHost();
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const mayPublish = useMayPublish();
  const { pages, failure, retry } = useShopPages();
  const [name, setName] = useState('');
  const [type, setType] = useState<'content' | 'item'>('content');
  const [parentId, setParentId] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isMissing = isChecked && name.trim() === '';

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '') return nameField.current?.focus();
    setIsBusy(true);
    setRefusal('');
    try {
      const { data } = await client.doAddCategory({ name: name.trim(), type, parentCategoryId: parentId || null });
      takeEntries([data]);
      notify({
        type: 'positive',
        message: text('editor.add.done', { name: name.trim(), id: data.id }),
        action: { text: text('editor.page.edit'), onClick: () => goTo(pagePath(data, language)) },
      });
      onClose();
      void reloadLists(data);
    } catch (error) {
      setRefusal(await errorText(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={text('editor.pages.add')} closeLabel={text('editor.drawer.close')}>
      <form noValidate onSubmit={add} className="ed:flex ed:flex-col ed:gap-4 ed:text-sm">
        <div>
          <label htmlFor={`${id}-name`} className="ed:mb-1 ed:block ed:font-medium">
            {text('editor.page.name')}
          </label>
          <input
            ref={nameField}
            id={`${id}-name`}
            type="text"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-missing` : undefined}
            className={inputClasses}
          />
          {isMissing && (
            <p id={`${id}-missing`} className="ed:mt-1 ed:text-xs ed:text-red-700">
              {text('editor.page.nameMissing')}
            </p>
          )}
        </div>
        <div>
          <label htmlFor={`${id}-type`} className="ed:mb-1 ed:block ed:font-medium">
            {text('editor.page.type')}
          </label>
          <select
            id={`${id}-type`}
            value={type}
            onChange={(event) => setType(event.target.value === 'item' ? 'item' : 'content')}
            className={inputClasses}
          >
            <option value="content">{text('editor.page.type.content')}</option>
            <option value="item">{text('editor.page.type.itemCategory')}</option>
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-parent`} className="ed:mb-1 ed:block ed:font-medium">
            {text('editor.add.parent')}
          </label>
          <select
            id={`${id}-parent`}
            value={parentId}
            onChange={(event) => setParentId(Number(event.target.value))}
            className={inputClasses}
          >
            <option value={0}>{text('editor.add.noParent')}</option>
            {pages?.map((page) => (
              <option key={page.id} value={page.id}>
                {`${'\u2003'.repeat(page.parents.length)}${page.name}`}
              </option>
            ))}
          </select>
          {Boolean(failure) && <LoadFailure error={failure} onRetry={retry} />}
        </div>
        {refusal !== '' && (
          <p role="alert" className="ed:text-red-700">
            {refusal}
          </p>
        )}
        {!mayPublish && <p className="ed:text-amber-700">{text('editor.mayNotPublish')}</p>}
        <div className="ed:flex ed:justify-end ed:gap-2">
          <TextButton onClick={onClose}>{text('editor.cancel')}</TextButton>
          <TextButton type="submit" look="primary" isBusy={isBusy} disabled={!mayPublish}>
            {text('editor.pages.add')}
          </TextButton>
        </div>
      </form>
    </Dialog>
  );
}
