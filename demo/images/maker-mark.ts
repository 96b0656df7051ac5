const inks = ['#14493b', '#24324a', '#6b1f2e', '#8a4a22', '#3b3f42', '#2c6470', '#5b4636'];

/** Each fits into a square of 96, drawn in the ink of its maker. */
const motifs: ((ink: string) => string)[] = [
  (ink) =>
    `<circle cx="48" cy="48" r="38" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="48" cy="48" r="22" fill="${ink}"/>`,
  (ink) =>
    `<path d="M48 10 86 48 48 86 10 48Z" fill="none" stroke="${ink}" stroke-width="5"/><path d="M48 30v36M30 48h36" stroke="${ink}" stroke-width="5"/>`,
  (ink) =>
    `<path d="M14 66c11-14 23-14 34 0s23 14 34 0M14 44c11-14 23-14 34 0s23 14 34 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
  (ink) =>
    `<path d="M16 82V44a32 32 0 0 1 64 0v38Z" fill="${ink}"/><path d="M36 82V54a12 12 0 0 1 24 0v28" fill="#fff"/>`,
  (ink) =>
    `<path d="M48 12 84 78H12Z" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path d="M48 40 62 66H34Z" fill="${ink}"/>`,
  (ink) =>
    `<rect x="14" y="14" width="68" height="68" rx="12" fill="${ink}"/><path d="M30 66V34l18 20 18-20v32" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`,
  (ink) =>
    `<path d="M48 84C20 68 14 44 20 16c28 4 44 22 28 68Z" fill="${ink}"/><path d="M52 84c4-26 12-40 28-50 2 26-6 42-28 50Z" fill="none" stroke="${ink}" stroke-width="4"/>`,
];

/** Where the mark of an invented maker is served. */
export function makerMarkPath(id: number): string {
  return `/media/makers/${id}.svg`;
}

/** A plain mark, the same for a number always. */
export function drawMakerMark(id: number): string {
  const ink = inks[id % inks.length] ?? '';
  const motif = motifs[Math.floor(id * 1.7) % motifs.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${motif?.(ink) ?? ''}</svg>`;
}
