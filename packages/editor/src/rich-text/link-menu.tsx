import { isWrittenLink } from '@mise/rules/is-link.ts';
import type { Editor } from '@tiptap/core';
import { Suspense, useId, useState } from 'react';
import { loadable } from '../controls/loadable.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';

const LinkPicker = loadable(() => import('../pickers/link-picker.tsx'));

/** Where the selected words lead. */
export function LinkMenu({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { text } = useHost();
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  // Told to whoever is done writing.
  const [isRefused, setIsRefused] = useState(false);

  function set(href: string): void {
    const words = editor.chain().focus().extendMarkRange('link');
    if (href === '') words.unsetLink().run();
    else if (editor.state.selection.empty && before === '') {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else words.setLink({ href }).run();
    onDone();
  }

  return (
    <form
      className="ed:flex ed:flex-wrap ed:items-center ed:gap-1 ed:p-1"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const written = address.trim();
        if (written === '' || isWrittenLink(written)) set(written);
        else setIsRefused(true);
      }}
    >
      <input
        type="text"
        inputMode="url"
        // biome-ignore lint/a11y/noAutofocus: it was opened to write here
        autoFocus
        aria-label={text('editor.text.address')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        placeholder="/"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
        className={`${inputClasses} ed:flex-1`}
      />
      <ToolButton icon="search" label={text('editor.field.pickLink')} onClick={() => setIsPicking(true)} />
      <TextButton type="submit" look="primary">
        {text('editor.text.setLink')}
      </TextButton>
      {before !== '' && <TextButton onClick={() => set('')}>{text('editor.text.removeLink')}</TextButton>}
      {isRefused && (
        <p id={id} role="alert" className="ed:w-full ed:text-xs ed:text-red-700">
          {text('editor.field.invalidLink')}
        </p>
      )}
      {isPicking && (
        <Suspense>
          <LinkPicker onPick={set} onClose={() => setIsPicking(false)} />
        </Suspense>
      )}
    </form>
  );
}
