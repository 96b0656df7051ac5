import { group } from './shapes.ts';

/** Draws a thing in a color ("#rrggbb") on 800 x 800, without ground. */
export type View = (tint: string) => string;

/** A kind of thing: the color it mostly has, and its pictures in the order of a gallery. */
export type Family = { tint: string; views: [View, View, View] };

/** The foot of a standing thing: what `standing` and the scenes place. */
const foot = { x: 400, y: 660 };

/** The thing with its foot at a point, smaller or larger. */
export function standing(drawing: string, x: number, y: number, scale: number): string {
  return group(`translate(${x} ${y})scale(${scale})translate(${-foot.x} ${-foot.y})`, drawing);
}

/** The whole thing moved up (negative) or down and scaled about the middle, so that it fills its frame. */
export function framed(view: View, dy: number, scale = 1): View {
  return (tint) => group(`translate(400 ${400 + dy})scale(${scale})translate(-400 -400)`, view(tint));
}

/** Two of a kind, one behind the other. */
export function pair(view: View): View {
  return (tint) => {
    const id = `o${tint.slice(1)}`;
    return (
      define(id, view(tint)) +
      use(id, 'translate(546 592)scale(.72)translate(-400 -660)') +
      use(id, 'translate(284 700)scale(.92)translate(-400 -660)')
    );
  };
}

/** A part of it close up: `x`, `y` come to the middle. */
export function closeUp(view: View, x: number, y: number, scale: number): View {
  return (tint) => group(`translate(400 400)scale(${scale})translate(${-x} ${-y})`, view(tint));
}

/** A drawing that is used more than once, not shown by itself. */
export function define(id: string, drawing: string): string {
  return `<defs><g id="${id}">${drawing}</g></defs>`;
}

export function use(id: string, transform: string): string {
  return `<use href="#${id}" transform="${transform}"/>`;
}

/** A flat thing lying on the ground: its outline filled, above its own shadow. `id` names the outline in the picture. */
export function outline(id: string, d: string, fill: string): string {
  return (
    `<defs><path id="${id}" d="${d}"/></defs>` +
    `<use href="#${id}" fill="#4a3f2e" opacity=".18" transform="translate(16 20)"/><use href="#${id}" fill="${fill}"/>`
  );
}
