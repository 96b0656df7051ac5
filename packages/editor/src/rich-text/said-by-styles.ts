import { readColor } from '@mise/rules/read-color.ts';

/** What the styles of a pasted element say. `color`: undefined also where it is that of white paper anyway. */
export type SaidByStyles = {
  isPlain: boolean;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruckOut: boolean;
  isRaised: boolean;
  isLowered: boolean;
  color: string | undefined;
  textAlign: string | undefined;
};

/** Reads the attribute as it was written: a browser leaves out what it does not know. */
export function saidByStyles(style: string): SaidByStyles {
  const styles = declarationsOf(style);
  const weight = styles.get('font-weight') ?? '';
  const decoration = styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '';
  const color = styles.get('color') ?? '';
  const isUsual = /^(?:black|windowtext|#0{3}|#0{6}|rgb\(0, ?0, ?0\))$/.test(color);
  return {
    isPlain: /^(?:normal|[1-4]00)$/.test(weight),
    isBold: /^(?:bold|bolder|[6-9]00)$/.test(weight),
    isItalic: styles.get('font-style') === 'italic',
    isUnderlined: /\bunderline\b/.test(decoration),
    isStruckOut: /\bline-through\b/.test(decoration),
    isRaised: styles.get('vertical-align') === 'super',
    isLowered: styles.get('vertical-align') === 'sub',
    color: isUsual ? undefined : color || undefined,
    textAlign: styles.get('text-align') || undefined,
  };
}

/** The styles that a text may have, as its attribute; '' for none. The shop knows no color by its name. */
export function keptStyles({ color, textAlign }: Partial<Pick<SaidByStyles, 'color' | 'textAlign'>>): string {
  return [color && `color: ${readColor(color) ?? color}`, textAlign && `text-align: ${textAlign}`]
    .filter(Boolean)
    .join('; ');
}

function declarationsOf(style: string): Map<string, string> {
  const declarations = style.split(';').map((each) => each.split(':'));
  return new Map(
    declarations.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]),
  );
}
