export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** How a picture lies in its frame: so many times as large as fitted, its middle moved from that of the frame by pixels. */
export type Zoom = Point & { scale: number };

/** A picture in its frame: how large it is as a whole, and how large the frame. */
export type Fit = { fitted: Size; frame: Size };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** The longer side of a picture that is enlarged as far as it goes, in pixels of the page. */
export const longestSide = 1200;

/** A finger or mouse that moved less than this has pressed (pixels). */
const press = 8;

/** The whole picture in its frame, and no larger than it is. */
export function fit(picture: Size, frame: Size): Fit {
  const ratio = Math.min(1, frame.width / picture.width, frame.height / picture.height);
  return { fitted: { width: picture.width * ratio, height: picture.height * ratio }, frame };
}

export function highestScale({ fitted }: Fit): number {
  return Math.max(1, longestSide / Math.max(fitted.width, fitted.height));
}

/** Enlarged to a scale, as far as it goes; what lies at the point stays there. Points are counted from the middle of the frame. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, of: Fit): Zoom {
  return pinched(zoom, scale / zoom.scale, point, point, of);
}

/** Moved by so much, no further than its edges. */
export function movedBy(zoom: Zoom, by: Point, of: Fit): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, of);
}

/** Two fingers that lay on `from` have moved to `to`. */
export function pinch(zoom: Zoom, from: readonly [Point, Point], to: readonly [Point, Point], of: Fit): Zoom {
  return pinched(zoom, distance(to) / Math.max(1, distance(from)), middle(from), middle(to), of);
}

/** Which picture a finger leads to that was moved by so much: the next (1), the one before (-1), or none (0). */
export function swipeStep(by: Point, { width }: Size): -1 | 0 | 1 {
  if (Math.abs(by.x) < Math.min(80, width / 4) || Math.abs(by.x) < Math.abs(by.y)) return 0;
  return by.x < 0 ? 1 : -1;
}

export function isPress(by: Point): boolean {
  return Math.hypot(by.x, by.y) < press;
}

function pinched(zoom: Zoom, factor: number, from: Point, to: Point, of: Fit): Zoom {
  const scale = Math.min(highestScale(of), Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return within({ scale, x: to.x - (from.x - zoom.x) * ratio, y: to.y - (from.y - zoom.y) * ratio }, of);
}

function within({ scale, x, y }: Zoom, { fitted, frame }: Fit): Zoom {
  return {
    scale,
    x: clamp(x, (fitted.width * scale - frame.width) / 2),
    y: clamp(y, (fitted.height * scale - frame.height) / 2),
  };
}

function clamp(value: number, room: number): number {
  const most = Math.max(0, room);
  return Math.min(most, Math.max(-most, value));
}

function distance([one, other]: readonly [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
