import { useHost } from '../host.ts';

/** Where blocks would be. */
export function EmptyPage() {
  const { text } = useHost();
  return (
    <div
      data-edited-page=""
      className="mise-editor ed:rounded ed:border ed:border-dashed ed:border-gray-400 ed:p-8 ed:text-center"
    >
      <p className="ed:text-base ed:font-semibold">{text('editor.outline.empty')}</p>
    </div>
  );
}
