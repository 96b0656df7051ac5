import { sceneSizes } from '../images/draw-media.ts';

export type Cut = { name: string; size: [number, number]; centre: number };

export type SceneJob = { name: string; scene: string; size: [number, number]; cuts: Cut[] };

const scenes = ['laid-table', 'bar-shelf', 'kitchen-pass', 'hotel-bath', 'buffet'];

/** The goods stand right of the middle: narrow pictures take that part. */
const centres = { wideScreen: 0.5, desktop: 0.5, tablet: 0.86, mobile: 0.72 };

/** Small screens are sharp: they get all that the render has. */
const densities = { wideScreen: 1, desktop: 1, tablet: 1.2, mobile: 1.2 };

function sizeOf(width: keyof typeof densities): [number, number] {
  const size = sceneSizes[width];
  return [Math.round(size.width * densities[width]), Math.round(size.height * densities[width])];
}

/** One render of every scene gives the pictures of all four widths. */
export function sceneJobs(): SceneJob[] {
  return scenes.map((scene) => ({
    name: `scenes/${scene}`,
    scene,
    size: [1600, 576],
    cuts: (['wideScreen', 'desktop', 'tablet', 'mobile'] as const).map((width) => ({
      name: `scenes/${scene}-${width}`,
      size: sizeOf(width),
      centre: centres[width],
    })),
  }));
}
