import { classNames } from './class-names.ts';

/** One family: 24 px grid, 1.75 px round strokes, no fills (controls.css). */
const paths = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  cart: 'M3 4h2l2.2 11.2a1 1 0 0 0 1 .8h9.3a1 1 0 0 0 1-.8L20 8H6m3 12h.01M17 20h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  compare: 'M12 4v16m-4 0h8M5 8l7-2 7 2M5 8l-2.5 6a2.7 2.7 0 0 0 5 0Zm14 0-2.5 6a2.7 2.7 0 0 0 5 0Z',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5m-5 4h5',
  expand: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.5 2.6 3.6 5.6 3.6 9S14.5 18.4 12 21c-2.5-2.6-3.6-5.6-3.6-9S9.5 5.6 12 3ZM3.5 9h17m-17 6h17',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  heart: 'M12 20c-5-3.6-8.5-6.8-8.5-10.6A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7C20.5 13.2 17 16.4 12 20Z',
  home: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.01',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M6 12h12',
  phone:
    'M5 4h4l1.5 5-2.2 1.5a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z',
  plus: 'M12 6v12M6 12h12',
  rows: 'M4 5h16v4H4zm0 10h16v4H4z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  truck:
    'M2 6h12v11H2zm12 4h4l4 4v3h-8zM6.5 20a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm11 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-3.7 3.9-5.5 7.5-5.5s6.5 1.8 7.5 5.5',
  warning: 'M12 4 2.5 20h19zm0 6v4.5m0 2.8v.01',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[];

/** A picture beside words: hidden from screen readers, sized by `className` (24 px without one). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('icon', className ?? 'size-icon-base')}>
      <path d={paths[name]} />
    </svg>
  );
}
