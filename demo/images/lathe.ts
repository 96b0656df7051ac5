import type { Paint } from './paint.ts';
import { ellipse, path, round, shine, stroke } from './shapes.ts';

/**
 * Bodies of revolution, as a potter or a glass maker turns them: a profile of [radius, y] from top to bottom, seen from
 * slightly above. A point that is given twice is a corner; between corners the line is smooth.
 */
export type Profile = [radius: number, y: number][];

/** How far a circle is flattened by the view from above. */
const tilt = 0.2;

/** Outline of a turned body. */
export function turned(cx: number, profile: Profile, flatten = tilt): string {
  const [topRadius, topY] = first(profile);
  const [bottomRadius, bottomY] = first(profile.toReversed());
  const left = profile.map(([radius, y]): Point => [cx - radius, y]);
  const right = profile.map(([radius, y]): Point => [cx + radius, y]).reverse();
  return `M${point(left[0])}${smooth(left)}${arc(bottomRadius, flatten, cx + bottomRadius, bottomY)}${smooth(right)}${arc(topRadius, flatten, cx - topRadius, topY)}Z`;
}

/** A strip of light (or of color) on a turned body, between two fractions of its radius; -1 is its left edge. */
export function strip(cx: number, profile: Profile, from: number, to: number, flatten = tilt): string {
  const at = (fraction: number) =>
    profile.map(
      ([radius, y]): Point => [cx + radius * fraction, y + radius * flatten * Math.sqrt(1 - fraction * fraction)],
    );
  const [down, up] = [at(from), at(to).reverse()];
  return `M${point(down[0])}${smooth(down)}L${point(up[0])}${smooth(up)}Z`;
}

/** The light that shows a body to be glazed or polished. */
export function gleam(cx: number, profile: Profile, opacity = 0.4, flatten = tilt): string {
  return shine(strip(cx, profile, -0.74, -0.58, flatten), opacity);
}

/** A ring around a body: from one circle down to another. */
export function ring(
  cx: number,
  [upper, upperY]: [number, number],
  [lower, lowerY]: [number, number],
  flatten = tilt,
): string {
  return `M${round(cx - upper)} ${round(upperY)}A${round(upper)} ${round(upper * flatten)} 0 0 0 ${round(cx + upper)} ${round(upperY)}L${round(cx + lower)} ${round(lowerY)}A${round(lower)} ${round(lower * flatten)} 0 0 1 ${round(cx - lower)} ${round(lowerY)}Z`;
}

/** The opening of a vessel: its edge and what is seen of the inside. */
export function opening(cx: number, y: number, radius: number, edge: number, color: Paint, flatten = tilt): string {
  return (
    ellipse(cx, y, radius, radius * flatten, color.light) +
    ellipse(cx, y + edge * 0.3, radius - edge, (radius - edge) * flatten, color.inside)
  );
}

/** A bent rod, such as a handle: shade below, light above. */
export function rod(d: string, width: number, color: Paint): string {
  return (
    stroke(d, color.dark, width) +
    stroke(d, color.tint, width * 0.72) +
    stroke(d, color.light, width * 0.24, 'opacity=".8"')
  );
}

/** A turned body with its gleam. */
export function solid(cx: number, profile: Profile, fill: string, flatten = tilt): string {
  return path(turned(cx, profile, flatten), fill);
}

type Point = [x: number, y: number];

/** Curves through the points (Catmull-Rom as cubic Béziers), broken at doubled points. */
function smooth(points: Point[]): string {
  let d = '';
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] as Point;
    const to = points[index + 1] as Point;
    if (isSame(from, to)) {
      continue;
    }
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const control1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const control2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${point(control1)} ${point(control2)} ${point(to)}`;
  }
  return d;
}

function arc(radius: number, flatten: number, x: number, y: number): string {
  return `A${round(radius)} ${round(radius * flatten)} 0 0 0 ${round(x)} ${round(y)}`;
}

function point(at: Point | undefined): string {
  return at === undefined ? '' : `${round(at[0])} ${round(at[1])}`;
}

function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function first(profile: Profile): [number, number] {
  return profile[0] ?? [0, 0];
}
