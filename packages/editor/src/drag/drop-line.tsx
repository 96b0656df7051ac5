import { useDropTarget } from './drop-target.ts';

/** Shows where a block would come. It moves nothing on the page. */
export function DropLine() {
  const target = useDropTarget((state) => state.target);
  if (!target) return null;
  const position = target.on === 'page' ? 'ed:absolute ed:z-[32]' : 'ed:fixed ed:z-[40]';
  return (
    <div
      aria-hidden="true"
      data-drop-line=""
      style={target.line}
      className={`ed:pointer-events-none ed:rounded ed:bg-blue-600 ${position}`}
    />
  );
}
