import { readColor } from '@mise/rules/read-color.ts';
import { makePalette, shades } from '@mise/ui/theme/palette.ts';
import { textOn } from '@mise/ui/theme/roles.ts';
import { defaultColors, type OwnerColors } from '@mise/ui/theme/theme-css.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';

type PalettePreviewProps = { setting: string; usual: keyof OwnerColors };

/** The shades that follow from a color: white and black at the ends, the color itself at 500. */
export function PalettePreview({ setting, usual }: PalettePreviewProps) {
  const { text } = useHost();
  const color = useEditor(({ document }) => readColor(document.settings[setting] ?? '')) ?? defaultColors[usual];
  const palette = makePalette(color);
  const stops = [
    [0, '#ffffff'],
    ...shades.map((shade) => [shade, palette[shade]] as const),
    [1000, '#000000'],
  ] as const;
  return (
    <ol
      aria-label={text('editor.design.shades')}
      className="ed:mt-2 ed:grid ed:grid-cols-6 ed:overflow-hidden ed:rounded ed:border ed:border-gray-200"
    >
      {stops.map(([stop, shade]) => (
        <li
          key={stop}
          title={shade}
          style={{ backgroundColor: shade, color: textOn(shade) }}
          className="ed:py-1 ed:text-center ed:text-xs"
        >
          {stop}
        </li>
      ))}
    </ol>
  );
}
