import { brightness, mix } from './color.ts';

const ink = '#2a241b';

/**
 * One material in one color under the light of the whole shop (from the top left): plain tones, and gradients as values
 * of `fill`. The id of a gradient says what it is made of ("b14493b": body in #14493b), so `definitions` can write the
 * gradients of any drawing from the drawing alone.
 */
export type Paint = {
  tint: string;
  light: string;
  shade: string;
  dark: string;
  /** Round bodies seen from the side. */
  body: string;
  /** Surfaces that face the light. */
  top: string;
  /** Hollows: shade where the light comes in, light opposite. */
  well: string;
  /** The deep inside of a vessel. */
  inside: string;
  /** Polished metal, seen from the side and from above. */
  metal: string;
  sheet: string;
  /** Translucent, thicker at the edges. */
  glass: string;
};

export function paint(tint: string): Paint {
  const fill = (material: string) => `url(#${material}${tint.slice(1)})`;
  return {
    ...tonesOf(tint),
    body: fill('b'),
    top: fill('t'),
    well: fill('w'),
    inside: fill('i'),
    metal: fill('m'),
    sheet: fill('s'),
    glass: fill('g'),
  };
}

export const steel = paint('#c4c8cb');
export const wood = paint('#b08a5b');

/** The `<defs>` of a drawing: every gradient that it uses, once. */
export function definitions(drawing: string): string {
  const used = [
    ...new Set([...drawing.matchAll(/url\(#(ground|shadow|glow|[btwimsg][0-9a-f]{6})\)/g)].map(([, id = '']) => id)),
  ].sort();
  return `<defs>${used.map(definition).join('')}</defs>`;
}

function definition(id: string): string {
  if (id === 'ground') {
    return gradient('radial', id, 'cx=".32" cy=".26" r=".95"', '0#fbf9f5 .45#f4f1ea 1#e6dfd2');
  }
  if (id === 'shadow') {
    return fading(id, '#4a3f2e', 0.42);
  }
  if (id === 'glow') {
    return fading(id, '#ffdf8f', 0.9);
  }
  const tint = `#${id.slice(1)}`;
  const { light, shade, dark } = tonesOf(tint);
  switch (id[0]) {
    case 'b':
      return gradient('linear', id, '', `0${shade} .26${light} .58${tint} 1${dark}`);
    case 't':
      return gradient('linear', id, 'x2="1" y2="1"', `0${light} .5${tint} 1${shade}`);
    case 'w':
      return gradient('linear', id, 'x2="1" y2="1"', `0${shade} .55${tint} 1${light}`);
    case 'i':
      return gradient('linear', id, 'x2=".7" y2="1"', `0${dark} 1${shade}`);
    case 'm':
      return gradient(
        'linear',
        id,
        '',
        `0${dark} .1${tint} .24${mix(light, '#ffffff', 0.6)} .38${tint} .56${shade} .7${light} .88${dark} 1${tint}`,
      );
    case 's':
      return gradient('linear', id, 'x2="1" y2="1"', `0${light} .3${tint} .45${light} .7${shade} 1${tint}`);
    default:
      return glassDefinition(id, tint);
  }
}

/** From the middle to nothing. */
function fading(id: string, color: string, opacity: number): string {
  const stops = [
    [0, 1],
    [0.55, 0.48],
    [1, 0],
  ].map(
    ([offset, part = 0]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${Number((part * opacity).toFixed(2))}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

function glassDefinition(id: string, tint: string): string {
  const edge = mix(tint, '#4d5a5c', 0.6);
  const clear = brightness(tint) > 0.7 ? 0.1 : 0.5;
  const stops = [
    [0, edge, 0.6],
    [0.1, tint, 0.35 + clear / 2],
    [0.3, mix(tint, '#ffffff', 0.7), 0.5],
    [0.55, tint, 0.12 + clear],
    [0.88, tint, 0.3 + clear],
    [1, edge, 0.65],
  ];
  const marks = stops.map(
    ([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}">${marks.join('')}</linearGradient>`;
}

/** `stops`: offset and color of each, written together: "0#ffffff 1#000000". */
function gradient(kind: 'linear' | 'radial', id: string, vector: string, stops: string): string {
  const marks = stops.split(' ').map((stop) => {
    const [offset, color] = stop.split('#');
    return `<stop offset="${offset}" stop-color="#${color}"/>`;
  });
  const attributes = vector === '' ? '' : ` ${vector}`;
  return `<${kind}Gradient id="${id}"${attributes}>${marks.join('')}</${kind}Gradient>`;
}

/** Dark colors take less light and white ones a warm shade, so that both keep their form. */
function tonesOf(tint: string) {
  const level = brightness(tint);
  return {
    tint,
    light: mix(tint, '#ffffff', 0.2 + 0.45 * level),
    shade: mix(tint, ink, 0.3 - 0.16 * level),
    dark: mix(tint, ink, 0.5 - 0.22 * level),
  };
}
