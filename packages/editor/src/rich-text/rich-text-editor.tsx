import { type Editor, EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { pastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { storedHtml } from './stored-html.ts';
import { UnheldNote } from './unheld-note.tsx';
import { lostElements, writtenHtml } from './written-html.ts';

type RichTextEditorProps = {
  /** What is read out of what is written here. */
  label: string;
  /** What is wrong with it is said there: the id of an element. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  html: string;
  onChange: (html: string) => void;
  /** Escape, or the focus goes elsewhere. */
  onLeave?: () => void;
  /** It stands on the page, where it looks as the page does and its tools float above it. */
  isOnPage?: boolean;
};

/** A text with headings, lists, links and colors. Loaded when somebody begins to write one. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, describedBy, isInvalid = false, html, onChange, onLeave, isOnPage = false } = props;
  const written = useRef(html);
  const frame = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState<string[]>([]);
  const editor = useTiptap({
    extensions,
    content: storedHtml(html),
    // Its rules would be written into the page by a script: the classes here say the same.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        class: `prose ed:whitespace-pre-wrap ed:outline-none ${isOnPage ? '' : 'ed:min-h-32 ed:p-2 ed:text-sm'}`,
      },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = writtenHtml(changed);
      onChange(written.current);
    },
  });

  // At once, not as `autofocus` and `onCreate`, a moment later: a caret that comes then takes away what was selected meanwhile, and what the
  // text cannot hold would be lost with what was written meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the text it begins with
  useLayoutEffect(() => {
    // One that was drawn too late was given up; another comes in its place.
    if (!editor || editor.isDestroyed) return;
    const missing = lostElements(html, writtenHtml(editor));
    editor.setEditable(missing.length === 0, false);
    setLost(missing);
    editor.commands.focus('end');
  }, [editor]);

  // Undone or redone outside of it, or as a save keeps it; what comes from here stands here already.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    if (editor) replaceContent(editor, html);
  }, [editor, html]);

  if (!editor) return null;

  function editAnyhow(): void {
    editor?.setEditable(true, false);
    setLost([]);
    editor?.commands.focus('end');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is inside
    <div
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onLeave) return;
        event.preventDefault();
        onLeave();
      }}
      onBlur={(event) => {
        if (!frame.current?.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <div className={isOnPage ? floating : undefined}>
        {lost.length > 0 ? <UnheldNote elements={lost} onEdit={editAnyhow} /> : <RichTextToolbar editor={editor} />}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

/** The caret stays where it is. */
function replaceContent(editor: Editor, html: string): void {
  const { from, to } = editor.state.selection;
  const options = { emitUpdate: false, parseOptions: { preserveWhitespace: true } };
  editor.chain().setContent(storedHtml(html), options).setTextSelection({ from, to }).run();
}

const floating =
  'mise-editor ed:absolute ed:bottom-full ed:left-0 ed:mb-2 ed:w-max ed:max-w-[90vw] ed:border ed:border-gray-400';
