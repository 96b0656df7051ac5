import { classNames } from '@mise/ui/class-names.ts';

/** Signs of the editor alone, drawn like those of the shop (packages/ui/src/icon.tsx), which visitors load. */
const paths = {
  alignCenter: 'M4 6h16M7 12h10M5 18h14',
  alignLeft: 'M4 6h16M4 12h10M4 18h14',
  alignRight: 'M4 6h16M10 12h10M6 18h14',
  arrowDown: 'M12 5v14m-6-6 6 6 6-6',
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  arrowRight: 'M9 6l6 6-6 6',
  back: 'M19 12H5m6-6-6 6 6 6',
  chevronDown: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  color: 'M6 16 12 4l6 12M8.2 12h7.6M4 20h16',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  design:
    'M12 3a9 9 0 1 0 0 18c1.5 0 2-1 2-2s-.7-1.5-.7-2.5c0-1 .7-1.5 1.7-1.5H17a4 4 0 0 0 4-4c0-4.5-4-8-9-8ZM7.5 12h.01M9.5 8h.01M14 7.5h.01',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2.5 12c2-4 5.4-6 9.5-6s7.5 2 9.5 6c-2 4-5.4 6-9.5 6s-7.5-2-9.5-6Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-6v3m0 12v3m9-9h-3M6 12H3m15.4-6.4-2.1 2.1M7.7 16.3l-2.1 2.1m12.8 0-2.1-2.1M7.7 7.7 5.6 5.6',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.5 6.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h4v-6h4v6h4V10',
  leave: 'M14 4h6v16h-6M4 12h11m-4-4 4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5h1V8M4 16.5c1.5-1 2.5 0 1.5 1.2L4 19.5h2',
  outline: 'M4 6h16M8 12h12M8 18h12',
  outer: 'M4 4h16v16H4zM9 15V9h6M9 9l6 6',
  pages: 'M7 3h7l5 5v13H7zM14 3v5h5M4 7v14',
  plus: 'M12 6v12M6 12h12',
  redo: 'm15 5 5 5-5 5m5-5H9a5 5 0 0 0 0 10h3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6H3Zm6 10v-6h6v6',
  sides: 'M4 5h16v14H4zM10 5v14',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3h.01',
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
