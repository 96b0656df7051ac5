import type { View } from '../view.ts';

/**
 * Where a scene is drawn, in pixels: its size, how many pixels one unit of a thing takes, where the things begin on the
 * left, where the wall meets the table, and the line on which the things stand.
 */
export type Stage = { width: number; height: number; scale: number; left: number; horizon: number; front: number };

export type Thing = {
  /** A family of the catalog, or a drawing of the scene's own. */
  family?: string;
  view?: number;
  draw?: View;
  tint: string;
  /** Units from the left end of the scene and from its front line; things behind come first. */
  x: number;
  y: number;
  scale: number;
};

export type Scene = {
  /** Width of all things in units, and the place that stands in the middle of an upright picture. */
  span: number;
  focus: number;
  backdrop: (stage: Stage) => string;
  things: Thing[];
};
