import { readColor } from '@mise/rules/read-color.ts';
import { defaultColors, themeCss } from '@mise/ui/theme/theme-css.ts';
import { useEffect, useMemo } from 'react';
import { useEditor } from '../store/editor-store.ts';
import { spacingInPixels } from './block-spacing.ts';
import { useFonts } from './use-fonts.ts';

/** Shows the look that is edited on the page, as soon as the settings were read: colors, font, logo, space between blocks. */
export function LookPreview() {
  const isLoaded = useEditor(({ document }) => document.settings.shopName !== undefined);
  return isLoaded ? <Look /> : null;
}

function Look() {
  const {
    primaryColor = '',
    secondaryColor = '',
    font,
    blockSize = 'm',
    headerLogo = '',
  } = useEditor(({ document }) => document.settings);
  const { fonts } = useFonts();
  const sheet = useMemo(() => new CSSStyleSheet(), []);
  const chosen = fonts?.find(({ family }) => family === font);

  useEffect(() => {
    const colors = themeCss({
      primary: readColor(primaryColor) ?? defaultColors.primary,
      secondary: readColor(secondaryColor) ?? defaultColors.secondary,
    });
    const family = chosen ? `${chosen.rules}:root{--font-sans:${chosen.stack}}` : '';
    const logo = headerLogo.startsWith('/') ? `[data-logo]{content:url(${JSON.stringify(encodeURI(headerLogo))})}` : '';
    sheet.replaceSync(`${colors}${family}${logo}:root{--block-spacing:${spacingInPixels(blockSize)}px}`);
  }, [sheet, primaryColor, secondaryColor, chosen, blockSize, headerLogo]);

  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);

  return null;
}
