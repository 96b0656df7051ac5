import { sceneSizes } from '../images/draw-media.ts';

export type Cut = { name: string; size: [number, number]; centre: number };

export type SceneJob = { name: string; scene: string; size: [number, number]; cuts: Cut[] };

export const scenes = ['laid-table', 'bar-shelf', 'kitchen-pass', 'hotel-bath', 'buffet'];

/** The goods stand right of the middle: narrow pictures take that part. */
const centres = { wideScreen: 0.5, desktop: 0.5, tablet: 0.86, mobile: 0.72 };

/** One render of every scene gives the pictures of all four widths. */
export function sceneJobs(): SceneJob[] {
  return scenes.map((scene) => ({
    name: `scenes/${scene}`,
    scene,
    size: [1248, 450],
    cuts: (['wideScreen', 'desktop', 'tablet', 'mobile'] as const).map((width) => ({
      name: `scenes/${scene}-${width}`,
      size: [sceneSizes[width].width, sceneSizes[width].height],
      centre: centres[width],
    })),
  }));
}
