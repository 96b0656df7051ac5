/**
 * The mark: a plate seen from above with a T in its well. The letters of the wordmark are drawn, so that
 * the logo looks the same whatever fonts there are.
 */
const mark =
  '<circle cx="20" cy="20" r="18" fill="#14493b"/><circle cx="20" cy="20" r="13.2" fill="none" stroke="#f4f1ea" stroke-width="1.2" opacity=".55"/><path d="M11.5 13.5h17M20 13.5v15.5" fill="none" stroke="#f4f1ea" stroke-width="3.4" stroke-linecap="round"/>';

/** Letters of one line weight between y 9 (ascenders), y 16 (lower case) and y 30; each begins at x 0. */
const letters: Record<string, { width: number; d: string }> = {
  T: { width: 17, d: 'M1 10h15M8.5 10v20' },
  a: { width: 15, d: 'M12.5 16v14M12.5 23a5.5 6.8 0 1 0-11 0a5.5 6.8 0 1 0 11 0' },
  f: { width: 10, d: 'M9.5 9.6c-4-1-6 .6-6 4.4v16M.5 16h8' },
  e: {
    width: 15,
    d: 'M1.7 22.5h11c0-4-2.2-6.5-5.4-6.5c-3.4 0-5.8 2.9-5.8 7s2.5 7 6 7c2.2 0 3.9-.9 4.9-2.6',
  },
  l: { width: 6, d: 'M2.5 9v21' },
  w: { width: 20, d: 'M1 16l4.3 14l4.7-14l4.7 14l4.3-14' },
  r: { width: 10, d: 'M2.5 30v-14M2.5 21c.8-3.6 3-5.4 6.5-5' },
  k: { width: 13, d: 'M2.5 9v21M11.5 16l-9 8.5M6 21.5l6 8.5' },
};

/** 40 units high; the width follows from the letters. */
export function drawLogo(): string {
  let x = 48;
  const word = [...'Tafelwerk'].map((letter) => {
    const { width, d } = letters[letter] ?? { width: 0, d: '' };
    const drawn = `<path transform="translate(${x} 0)" d="${d}"/>`;
    x += width + 2;
    return drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} 40" width="${x}" height="40" role="img" aria-label="Tafelwerk">${mark}<g fill="none" stroke="#14493b" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${word.join('')}</g></svg>`;
}

export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="48" height="48">${mark}</svg>`;
}
