import { sceneSizes } from '../images/draw-media.ts';

export type Cut = { name: string; size: [number, number]; centre: number };

export type SceneJob = { name: string; scene: string; size: [number, number]; cuts: Cut[] };

const scenes = ['laid-table', 'bar-shelf', 'kitchen-pass', 'hotel-bath', 'buffet'];

/** The goods stand right of the middle: narrow pictures take that part. */
const centres = { wideScreen: 0.5, desktop: 0.5, tablet: 0.86, mobile: 0.72 };

/** Screens are denser than the pages count, phones are spared: what they load is kept small. */
const densities = { wideScreen: 1.25, desktop: 1.25, tablet: 1.1, mobile: 1.1 };

function sizeOf(width: keyof typeof densities): [number, number] {
  const size = sceneSizes[width];
  return [Math.round(size.width * densities[width]), Math.round(size.height * densities[width])];
}

/** One render of every scene gives the pictures of all four widths. */
export function sceneJobs(): SceneJob[] {
  return scenes.map((scene) => ({
    name: `scenes/${scene}`,
    scene,
    size: [2400, 864],
    cuts: (['wideScreen', 'desktop', 'tablet', 'mobile'] as const).map((width) => ({
      name: `scenes/${scene}-${width}`,
      size: sizeOf(width),
      centre: centres[width],
    })),
  }));
}
