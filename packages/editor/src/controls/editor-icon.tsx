import { classNames } from '@mise/ui/class-names.ts';

/** Signs of the editor alone, drawn like those of the shop (packages/ui/src/icon.tsx), which visitors load. */
const paths = {
  arrowDown: 'M12 5v14m-6-6 6 6 6-6',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2.5 12c2-4 5.4-6 9.5-6s7.5 2 9.5 6c-2 4-5.4 6-9.5 6s-7.5-2-9.5-6Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  leave: 'M14 4h6v16h-6M4 12h11m-4-4 4 4-4 4',
  outline: 'M4 6h16M8 12h12M8 18h12',
  plus: 'M12 6v12M6 12h12',
  redo: 'm15 5 5 5-5 5m5-5H9a5 5 0 0 0 0 10h3',
  sides: 'M4 5h16v14H4zM10 5v14',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  undo: 'm9 5-5 5 5 5m-5-5h11a5 5 0 0 1 0 10h-3',
} as const;

export type EditorIconName = keyof typeof paths;

export function EditorIcon({ name, className }: { name: EditorIconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('icon', className ?? 'ed:size-5')}>
      <path d={paths[name]} />
    </svg>
  );
}
