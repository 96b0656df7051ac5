import { contrast, edgeContrast, textContrast } from './contrast.ts';
import { grounds, neutrals } from './neutrals.ts';
import { type Palette, type Shade, shades } from './palette.ts';

/** What a color of the owner's is used for, whatever color it is: each readable where it stands. */
export type Roles = {
  /** A filled control with its text; the text stays while the fill answers the pointer. */
  fill: string;
  fillHover: string;
  fillActive: string;
  onFill: string;
  /** Text and signs on paper, white and every pale ground. */
  ink: string;
  inkHover: string;
  /** Lines that must be seen: focus, the frame of what is chosen. */
  edge: string;
};

/** Two fills that are told apart at a glance. */
const visibleStep = 1.15;

export function rolesOf(palette: Palette): Roles {
  const pale = [...grounds, palette[50], palette[100]];
  const ink = firstReadable(palette, pale, textContrast);
  return {
    ...fillOf(palette),
    ink: palette[ink],
    inkHover: palette[ink === 900 ? 900 : next(ink, 1)],
    edge: palette[firstReadable(palette, pale, edgeContrast)],
  };
}

/** The color of text on a ground: white where that can be read, else ink, else black, of which one always can. */
export function textOn(ground: string): string {
  const candidates = [neutrals.white, neutrals.ink];
  return candidates.find((text) => contrast(text, ground) >= textContrast) ?? neutrals.black;
}

/**
 * The owner's color itself, under white or dark text. A middle color that is just too light for white takes the next
 * darker shade: dark text on it would be readable, and look like a disabled button.
 */
function fillOf(palette: Palette): Pick<Roles, 'fill' | 'fillHover' | 'fillActive' | 'onFill'> {
  const shade = ([500, 600] as const).find((each) => contrast(palette[each], neutrals.white) >= textContrast);
  if (shade) {
    // Next to black darker shades look the same: there the pointer brings a lighter one.
    const hover = contrast(palette[shade], palette[next(shade, 1)]) < visibleStep ? 400 : next(shade, 1);
    return {
      fill: palette[shade],
      fillHover: palette[hover],
      fillActive: palette[next(shade, 2)],
      onFill: neutrals.white,
    };
  }
  return { fill: palette[500], fillHover: palette[400], fillActive: palette[300], onFill: textOn(palette[500]) };
}

function firstReadable(palette: Palette, against: readonly string[], wanted: number): Shade {
  const isReadable = (shade: Shade) => against.every((ground) => contrast(palette[shade], ground) >= wanted);
  return shades.find((shade) => shade >= 500 && isReadable(shade)) ?? 900;
}

function next(shade: Shade, by: number): Shade {
  return shades[Math.min(shades.indexOf(shade) + by, shades.length - 1)] as Shade;
}
