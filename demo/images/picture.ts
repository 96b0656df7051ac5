import { families } from './families.ts';
import { definitions } from './paint.ts';
import { rect } from './shapes.ts';

/** A picture of the catalog: `tint` is "#rrggbb", `view` counts through the gallery of a family. */
export type Picture = { family: string; tint: string; view: number };

/** 800 x 800 units of SVG under 4 KB, the same for the same picture. Throws for what cannot be drawn. */
export function drawPicture({ family, tint, view }: Picture): string {
  const draw = families[family]?.views[view];
  if (draw === undefined || !/^#[0-9a-f]{6}$/i.test(tint)) {
    throw new Error(`There is no drawing of ${family}, view ${view}, in ${tint}`);
  }
  return svg(800, 800, rect(0, 0, 800, 800, 'url(#ground)') + draw(tint.toLowerCase()));
}

/** A whole document around a drawing. */
export function svg(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions(drawing)}${drawing}</svg>`;
}
