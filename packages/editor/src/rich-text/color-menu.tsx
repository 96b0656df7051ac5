import type { Editor } from '@tiptap/core';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';
import { ownerColors } from './owner-colors.ts';

/** The colors of the shop for the selected words. */
export function ColorMenu({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { text } = useHost();
  const words = () => editor.chain().focus();
  return (
    <div className="ed:flex ed:flex-wrap ed:items-center ed:gap-1 ed:p-1">
      {ownerColors.map(({ palette, shade, color }) => (
        <button
          key={color}
          type="button"
          aria-label={text(`editor.text.${palette}`, { shade })}
          title={text(`editor.text.${palette}`, { shade })}
          onClick={() => {
            words().setColor(color).run();
            onDone();
          }}
          className="ed:size-6 ed:rounded ed:border ed:border-gray-400 ed:hover:border-gray-900 ed:pointer-coarse:size-11"
          style={{ backgroundColor: color }}
        />
      ))}
      <TextButton
        onClick={() => {
          words().unsetColor().run();
          onDone();
        }}
      >
        {text('editor.text.noColor')}
      </TextButton>
    </div>
  );
}
