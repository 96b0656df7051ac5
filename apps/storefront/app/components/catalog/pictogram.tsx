import type { Pictogram as PictogramName } from '@mise/rules/hazard.ts';

/** A symbol of the CLP regulation: black on white in a red square that stands on its corner. Its meaning is said by `label`. */
export function Pictogram({ name, label }: { name: PictogramName; label: string }) {
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className="size-16">
      <path d="M50 4 96 50 50 96 4 50Z" fill="#fff" stroke="#d4111b" strokeWidth="6" strokeLinejoin="miter" />
      <path d={shapes[name]} fill="#000" fillRule="evenodd" />
    </svg>
  );
}

/** Drawn for this shop on a grid of 100, within the square. */
const shapes: Record<PictogramName, string> = {
  // A ball that bursts: rays around a core, and pieces.
  GHS01:
    'M50 40a12 12 0 1 0 .01 0ZM50 18l4 16h-8ZM73 27 62 41l-5-5ZM27 27l16 9-5 5ZM80 50l-16 4v-8ZM20 50l16-4v8ZM66 72 57 62l5-5ZM34 72l4-15 5 5Z',
  // A flame above a line.
  GHS02: 'M50 18c3 10 16 17 16 32 0 11-7 18-16 18s-16-7-16-17c0-8 5-11 7-18 3 4 4 6 4 10 5-6 6-14 5-25ZM32 72h36v5H32Z',
  // A flame above a ring.
  GHS03:
    'M50 16c2 8 12 13 12 24 0 5-2 8-5 10-5-3-9-3-14 0-3-2-5-5-5-9 0-6 4-8 5-13 2 3 3 4 3 7 4-4 5-10 4-19ZM50 50a15 15 0 1 0 .01 0Zm0 6a9 9 0 1 1-.01 0ZM40 80h20v3H40Z',
  // A bottle that lies.
  GHS04: 'M22 46h42c6 0 9 3 11 5l5-1v8l-5-1c-2 2-5 5-11 5H22c-3 0-5-3-5-8s2-8 5-8Z',
  // Drops from two vessels onto a bar and a hand.
  GHS05:
    'M24 34l16-10 3 4-13 9ZM42 33c2 4 2 5 0 7-2-2-2-3 0-7ZM58 24l16 10-6 3-13-9ZM57 33c2 4 2 5 0 7-2-2-2-3 0-7ZM24 56h12l4 5 4-5h4v8H24ZM54 60c6-5 10-5 14-3l9 3c2 1 1 4-2 4l-9-1 3 4H54ZM40 44c1 3 1 4 0 6-1-2-1-3 0-6ZM59 44c1 3 1 4 0 6-1-2-1-3 0-6Z',
  // A skull above crossed bones.
  GHS06:
    'M50 20c11 0 18 7 18 17 0 6-3 10-7 12v7H39v-7c-4-2-7-6-7-12 0-10 7-17 18-17Zm-8 14a5 5 0 1 0 .01 0Zm16 0a5 5 0 1 0 .01 0ZM50 43l-3 6h6ZM30 60l40 16-2 5-40-16ZM70 60 30 76l2 5 40-16Z',
  // A mark of exclamation.
  GHS07: 'M50 20c5 0 8 4 7 9l-3 28h-8l-3-28c-1-5 2-9 7-9ZM50 64a7 7 0 1 0 .01 0Z',
  // A head and shoulders, with a star in the chest.
  GHS08:
    'M50 16c6 0 9 5 9 11 0 4-2 7-4 9 10 2 18 8 21 16L50 80 24 52c3-8 11-14 21-16-2-2-4-5-4-9 0-6 3-11 9-11Zm0 26-3 10-10 3 10 3 3 12 3-12 10-3-10-3Z',
  // A dead tree and a fish.
  GHS09:
    'M30 66V44l-8-8 3-3 6 6 4-12 4 2-4 14 7-5 3 4-10 7v17ZM20 70h34v4H20ZM52 60c6-8 16-9 22-4l6-5c-1 5-1 7 1 12l-7-4c-7 6-16 5-22 1Zm6 1a2 2 0 1 0 .01 0Z',
};
