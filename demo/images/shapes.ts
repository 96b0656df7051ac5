/** Elements of SVG as strings. Numbers are user units; every picture is drawn on 800 x 800. */

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${attributes(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A line of a color and width with round ends. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  return path(d, 'none', `stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"${attributes(more)}`);
}

export function group(transform: string, ...content: string[]): string {
  return `<g transform="${transform}">${content.join('')}</g>`;
}

/** A translucent white, for light that falls on something. */
export function shine(d: string, opacity: number): string {
  return path(d, '#fff', `opacity="${opacity}"`);
}

/** A soft shadow on the ground. */
export function shadow(cx: number, cy: number, rx: number, ry: number, opacity = 1): string {
  return ellipse(cx, cy, rx, ry, 'url(#shadow)', opacity === 1 ? '' : `opacity="${opacity}"`);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
