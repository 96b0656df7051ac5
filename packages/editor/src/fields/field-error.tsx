import { EditorIcon } from '../controls/editor-icon.tsx';

/** What is wrong with a field and what to do; its control names it by the id. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="ed:mt-1 ed:flex ed:items-start ed:gap-1 ed:text-xs ed:text-red-700">
      <EditorIcon name="warning" className="ed:size-4 ed:shrink-0" />
      <span>{error}</span>
    </p>
  );
}
