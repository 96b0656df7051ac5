import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { inputClasses } from '../fields/field-frame.tsx';
import { useHost } from '../host.ts';
import { ColorMenu } from './color-menu.tsx';
import { headingLevels } from './extensions.ts';
import { LinkMenu } from './link-menu.tsx';

const alignments = [
  ['left', 'alignLeft'],
  ['center', 'alignCenter'],
  ['right', 'alignRight'],
] as const;

/** What can be done to the words that are selected. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { text } = useHost();
  const [menu, setMenu] = useState<'link' | 'color' | null>(null);
  const is = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      alignment: alignments.find(([textAlign]) => editor.isActive({ textAlign }))?.[0] ?? 'left',
      level: headingLevels.find((level) => editor.isActive('heading', { level })) ?? 0,
    }),
  });
  const focused = () => editor.chain().focus();
  const toggleMenu = (name: 'link' | 'color') => setMenu(menu === name ? null : name);

  function setLevel(value: string): void {
    const level = headingLevels.find((each) => String(each) === value);
    if (level === undefined) focused().setParagraph().run();
    else focused().setHeading({ level }).run();
  }

  return (
    <div className="ed:border-b ed:border-gray-200 ed:bg-white ed:text-sm">
      <div
        role="toolbar"
        aria-label={text('editor.text.tools')}
        className="ed:flex ed:flex-wrap ed:items-center ed:p-1"
      >
        <select
          aria-label={text('editor.text.level')}
          value={is.level}
          onChange={(event) => setLevel(event.target.value)}
          className={`${inputClasses} ed:w-auto!`}
        >
          <option value="0">{text('editor.text.paragraph')}</option>
          {headingLevels.map((level) => (
            <option key={level} value={level}>
              {text('editor.text.heading', { level: level - 1 })}
            </option>
          ))}
        </select>
        <ToolButton
          icon="bold"
          label={text('editor.text.bold')}
          isPressed={is.bold}
          onClick={() => focused().toggleBold().run()}
        />
        <ToolButton
          icon="italic"
          label={text('editor.text.italic')}
          isPressed={is.italic}
          onClick={() => focused().toggleItalic().run()}
        />
        <ToolButton
          icon="underline"
          label={text('editor.text.underline')}
          isPressed={is.underline}
          onClick={() => focused().toggleUnderline().run()}
        />
        <ToolButton
          icon="bulletList"
          label={text('editor.text.bulletList')}
          isPressed={is.bulletList}
          onClick={() => focused().toggleBulletList().run()}
        />
        <ToolButton
          icon="orderedList"
          label={text('editor.text.orderedList')}
          isPressed={is.orderedList}
          onClick={() => focused().toggleOrderedList().run()}
        />
        {alignments.map(([alignment, icon]) => (
          <ToolButton
            key={alignment}
            icon={icon}
            label={text(`editor.text.${icon}`)}
            isPressed={is.alignment === alignment}
            onClick={() => focused().setTextAlign(alignment).run()}
          />
        ))}
        <ToolButton
          icon="link"
          label={text('editor.text.link')}
          isPressed={is.link}
          aria-expanded={menu === 'link'}
          onClick={() => toggleMenu('link')}
        />
        <ToolButton
          icon="color"
          label={text('editor.text.color')}
          aria-expanded={menu === 'color'}
          onClick={() => toggleMenu('color')}
        />
      </div>
      {menu === 'link' && <LinkMenu editor={editor} onDone={() => setMenu(null)} />}
      {menu === 'color' && <ColorMenu editor={editor} onDone={() => setMenu(null)} />}
    </div>
  );
}
