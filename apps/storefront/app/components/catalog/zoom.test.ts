import { describe, expect, test } from 'vitest';
import { fit, highestScale, movedBy, pinch, swipeStep, whole, zoomTo } from './zoom.ts';

const phone = fit({ width: 800, height: 800 }, { width: 400, height: 700 });
const wide = fit({ width: 800, height: 400 }, { width: 1440, height: 800 });
const origin = { x: 0, y: 0 };

test.each([
  ['as wide as a phone', { width: 800, height: 800 }, { width: 400, height: 700 }, 400, 400, 3],
  ['as high as a screen', { width: 1200, height: 1200 }, { width: 1440, height: 800 }, 800, 800, 1.5],
  ['no larger than it is', { width: 800, height: 400 }, { width: 1440, height: 800 }, 800, 400, 1.5],
  ['no smaller than whole', { width: 1600, height: 1600 }, { width: 1600, height: 1600 }, 1600, 1600, 1],
])('a picture is fitted %s and enlarged up to 1200 pixels', (_name, picture, frame, width, height, highest) => {
  const of = fit(picture, frame);
  expect(of.fitted).toEqual({ width, height });
  expect(highestScale(of)).toBe(highest);
});

describe('what is enlarged', () => {
  test('keeps what lies at the point', () => {
    expect(zoomTo(whole, 2, { x: 100, y: 0 }, phone)).toEqual({ scale: 2, x: -100, y: 0 });
  });

  test('goes no further than its largest, and comes back to the middle', () => {
    const largest = zoomTo(whole, 9, origin, phone);
    expect(largest.scale).toBe(3);
    expect(zoomTo(movedBy(largest, { x: 50, y: 20 }, phone), 0.2, origin, phone)).toEqual(whole);
  });

  test('is moved up to its edges, and not at all where it is smaller than its frame', () => {
    const zoom = zoomTo(whole, 3, origin, phone);
    expect(movedBy(zoom, { x: 900, y: -900 }, phone)).toEqual({ scale: 3, x: 400, y: -250 });
    expect(movedBy(zoomTo(whole, 1.5, origin, wide), { x: 50, y: 50 }, wide)).toEqual({ scale: 1.5, x: 0, y: 0 });
  });
});

test('two fingers enlarge by how far they part, and move what lies between them', () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const to = [
    { x: -80, y: 0 },
    { x: 120, y: 0 },
  ] as const;
  expect(pinch(whole, from, to, phone)).toEqual({ scale: 2, x: 20, y: 0 });
});

test.each([
  ['far enough to the left', { x: -90, y: 10 }, 1],
  ['far enough to the right', { x: 90, y: -10 }, -1],
  ['too little', { x: -40, y: 0 }, 0],
  ['rather down', { x: 90, y: 200 }, 0],
])('a finger that moves %s', (_name, by, step) => {
  expect(swipeStep(by, { width: 400, height: 700 })).toBe(step);
});
