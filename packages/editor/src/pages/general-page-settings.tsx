import { isSlug } from '@mise/rules/slug.ts';
import { useId } from 'react';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { usePageEntries } from './page-entries.ts';
import { PagePictureField } from './page-picture-field.tsx';
import { PageSwitch } from './page-switch.tsx';
import { PageTextField } from './page-text-field.tsx';
import { usePageField } from './use-page-field.ts';

/** What a page is, where it stands, and who sees it. */
export function GeneralPageSettings({ id }: { id: number }) {
  const { text } = useHost();
  return (
    <>
      <FormSection title={text('editor.page.basics')}>
        <PageId id={id} />
        <PageType id={id} />
        <PageTextField
          id={id}
          field="name"
          label="editor.page.name"
          check={(name) => (name.trim() === '' ? 'editor.page.nameMissing' : undefined)}
        />
        <PageTextField
          id={id}
          field="nameUrl"
          label="editor.page.slug"
          hint={text('editor.page.slugHint')}
          check={(slug) => (isSlug(slug.trim().toLowerCase()) ? undefined : 'editor.page.slugWrong')}
        />
        <Position id={id} />
        <Visibility id={id} />
      </FormSection>
      <FormSection title={text('editor.page.pictures')}>
        <PagePictureField id={id} field="imagePath" label="editor.page.picture" hint="editor.page.pictureHint" />
        <PagePictureField
          id={id}
          field="image2Path"
          label="editor.page.secondPicture"
          hint="editor.page.secondPictureHint"
        />
      </FormSection>
    </>
  );
}

function PageId({ id }: { id: number }) {
  const inputId = useId();
  const { text } = useHost();
  return (
    <div>
      <label htmlFor={inputId} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text('editor.page.id')}
      </label>
      <input id={inputId} value={id} readOnly className={`${inputClasses} ed:bg-gray-100!`} />
    </div>
  );
}

function PageType({ id }: { id: number }) {
  const inputId = useId();
  const { text } = useHost();
  const [type, change] = usePageField(id, 'type', 'editor.page.type');
  return (
    <div>
      <label htmlFor={inputId} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text('editor.page.type')}
      </label>
      <select
        id={inputId}
        value={type}
        onChange={(event) => change(event.target.value === 'content' ? 'content' : 'item')}
        className={inputClasses}
      >
        <option value="item">{text('editor.page.type.item')}</option>
        <option value="content">{text('editor.page.type.content')}</option>
      </select>
    </div>
  );
}

function Position({ id }: { id: number }) {
  const inputId = useId();
  const { text } = useHost();
  const [position, change] = usePageField(id, 'position', 'editor.page.position');
  return (
    <div>
      <label htmlFor={inputId} className="ed:mb-1 ed:block ed:text-sm ed:font-medium">
        {text('editor.page.position')}
      </label>
      <input
        id={inputId}
        type="number"
        min={0}
        max={1_000_000}
        value={position}
        onChange={(event) => change(Math.min(1_000_000, Math.max(0, Math.trunc(Number(event.target.value)))))}
        aria-describedby={`${inputId}-hint`}
        className={inputClasses}
      />
      <p id={`${inputId}-hint`} className="ed:mt-1 ed:text-xs ed:text-gray-600">
        {text('editor.page.positionHint')}
      </p>
    </div>
  );
}

function Visibility({ id }: { id: number }) {
  const { text } = useHost();
  const isClosedAbove = usePageEntries(({ entries }) => entries[id]?.isClosedAbove ?? false);
  const [isActive, setActive] = usePageField(id, 'linkCategoryToWebstore', 'editor.page.active');
  const [linklist, setLinklist] = usePageField(id, 'linklist', 'editor.page.inNavigation');
  const [right, setRight] = usePageField(id, 'right', 'editor.page.login');
  return (
    <>
      <PageSwitch
        label="editor.page.active"
        isOn={isActive}
        onChange={setActive}
        hint={isActive ? undefined : text('editor.page.activeOff')}
      />
      <PageSwitch
        label="editor.page.inNavigation"
        isOn={linklist === 'Y'}
        onChange={(isOn) => setLinklist(isOn ? 'Y' : 'N')}
      />
      <PageSwitch
        label="editor.page.login"
        isOn={right === 'customer'}
        onChange={(isOn) => setRight(isOn ? 'customer' : 'all')}
        hint={isClosedAbove ? text('editor.page.loginAbove') : undefined}
      />
    </>
  );
}
