import { paint } from '../paint.ts';
import { path, rect } from '../shapes.ts';
import type { Stage } from './stage.ts';

/** A wall in one color, with daylight that falls in from the upper left. */
export function wall({ width, height, horizon }: Stage, color: string): string {
  const beam = (from: number, breadth: number) =>
    path(
      `M${from * width} 0H${(from + breadth) * width}L${(from + breadth + 0.22) * width} ${horizon}H${(from + 0.22) * width}Z`,
      '#fff',
      'opacity=".06"',
    );
  return rect(0, 0, width, height, color) + beam(0.3, 0.12) + beam(0.45, 0.05) + beam(0.62, 0.16);
}

/** A table or counter from the horizon to the front. */
export function counter({ width, height, horizon }: Stage, color: string): string {
  const surface = paint(color);
  return (
    rect(0, horizon, width, height - horizon, surface.top) +
    rect(0, horizon, width, 3, surface.light, 'opacity=".8"') +
    rect(0, horizon - 10, width, 10, '#1c1710', 'opacity=".14"')
  );
}

/** Tiles on the wall, `size` pixels wide. */
export function tiles({ width, horizon }: Stage, size: number, joint: string): string {
  const high = size * 0.5;
  let d = '';
  for (let y = horizon - high; y > -high; y -= high) {
    d += `M0 ${Math.round(y)}H${width}`;
  }
  for (let row = 0, y = horizon; y > 0; row += 1, y -= high) {
    for (let x = row % 2 ? size / 2 : 0; x < width; x += size) {
      d += `M${Math.round(x)} ${Math.round(y)}V${Math.round(Math.max(0, y - high))}`;
    }
  }
  return path(d, 'none', `stroke="${joint}" stroke-width="2"`);
}
