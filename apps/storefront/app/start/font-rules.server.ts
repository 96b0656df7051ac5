import { type FontFamily, fontFamilies } from '@mise/rules/font-families.ts';
import { fontFiles } from './font-files.server.ts';
import metrics from './font-metrics.json' with { type: 'json' };

/** Fonts of devices that a family is shown in until its file is there, and how their regular and bold are called. */
const devices = {
  'sans-serif': {
    Roboto: [['Roboto'], ['Roboto Bold', 'Roboto-Bold']],
    Arial: [
      ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    ],
    DejaVu: [['DejaVu Sans'], ['DejaVu Sans Bold', 'DejaVuSans-Bold']],
  },
  serif: {
    Noto: [['Noto Serif'], ['Noto Serif Bold', 'NotoSerif-Bold']],
    Times: [
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    ],
    DejaVu: [['DejaVu Serif'], ['DejaVu Serif Bold', 'DejaVuSerif-Bold']],
  },
} as const;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinMore =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** A family as the editor offers it (/fonts/meta.json): what its name is, and what a page needs to show it. */
export type OfferedFont = { family: FontFamily; kind: string; stack: string; rules: string };

export function offeredFonts(): OfferedFont[] {
  return fontFamilies.map((family) => ({
    family,
    kind: family === 'system-ui' ? 'sans-serif' : fontFiles[family].kind,
    stack: stackOf(family),
    rules: facesOf(family),
  }));
}

/** The rules by which a document is written in a family. */
export function fontRules(family: FontFamily): string {
  return `${facesOf(family)}:root{--font-sans:${stackOf(family)}}\n`;
}

/** The file that a page in this family cannot do without; null where the device has the font. */
export function fontFileOf(family: FontFamily): string | null {
  return family === 'system-ui' ? null : fontFiles[family].latin;
}

function stackOf(family: FontFamily): string {
  if (family === 'system-ui') return 'system-ui, sans-serif';
  const { kind } = fontFiles[family];
  const standIns = Object.keys(devices[kind]).map((device) => `"${standIn(family, device)}"`);
  return [`"${family}"`, ...standIns, ...(kind === 'serif' ? ['serif'] : ['system-ui', 'sans-serif'])].join(', ');
}

function facesOf(family: FontFamily): string {
  if (family === 'system-ui') return '';
  const { kind, weights, latin: file, latinMore: fileMore } = fontFiles[family];
  const own = (url: string, range: string) =>
    face(family, weights, [`font-display:swap`, `src:url("${url}") format("woff2")`, `unicode-range:${range}`]);
  return [
    own(file, latin),
    own(fileMore, latinMore),
    ...Object.entries(devices[kind]).flatMap(([device, [regular, bold]]) => [
      standInFace(family, device, [300, 500], regular),
      standInFace(family, device, [600, 900], bold),
    ]),
  ].join('');
}

/** What is seen until the file is there takes the same room: the width of shop texts and the height of the line. */
function standInFace(
  family: keyof typeof fontFiles,
  device: string,
  weights: readonly [number, number],
  local: readonly string[],
): string {
  const { ascent, descent, widths } = metrics[family];
  const [regular = 100, bold = 100] = (widths as Record<string, number[]>)[device] ?? [];
  const size = weights[0] < 600 ? regular : bold;
  const ofSize = (thousandths: number) => `${((thousandths / size) * 10).toFixed(2)}%`;
  return face(standIn(family, device), weights, [
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${size}%`,
    `ascent-override:${ofSize(ascent)}`,
    `descent-override:${ofSize(descent)}`,
    'line-gap-override:0%',
  ]);
}

function standIn(family: string, device: string): string {
  return `${family} on ${device}`;
}

function face(family: string, [from, to]: readonly [number, number], lines: readonly string[]): string {
  return `@font-face{font-family:"${family}";font-weight:${from} ${to};${lines.join(';')}}\n`;
}
