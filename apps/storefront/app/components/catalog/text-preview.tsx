import script from '@fontsource-variable/dancing-script/files/dancing-script-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import sansSerif from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Typeface } from '@mise/rules/typefaces.ts';
import { useEffect } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { useText } from '#app/page/use-text.ts';
import { type Picture, withoutAlt } from '#app/views/picture.ts';

type TextPreviewProps = { text: string; typeface: Typeface; picture: Picture | undefined };

/** What a text will look like: on a strip of the article's picture, in the typeface that was chosen. Its fonts come with the first text. */
export default function TextPreview({ text: shown, typeface, picture }: TextPreviewProps) {
  const text = useText();
  useEffect(() => {
    void loadFont(typeface);
  }, [typeface]);
  return (
    <figure className="mt-2">
      <div className="relative grid min-h-24 place-items-center overflow-hidden rounded border border-line bg-sunken">
        {picture && (
          <ResponsivePicture
            picture={withoutAlt(picture)}
            sizes="28rem"
            className="absolute inset-0 size-full scale-150 object-cover opacity-40 blur-[1px]"
          />
        )}
        <p
          role="img"
          aria-label={text('question.previewOf', { text: shown })}
          className="relative m-3 max-w-full rounded bg-surface/80 px-5 py-2 text-center text-2xl leading-snug whitespace-pre-wrap text-ink [overflow-wrap:anywhere]"
          style={{ fontFamily: `"${familyOf(typeface)}", ${fallbacks[typeface]}` }}
        >
          {shown}
        </p>
      </div>
      <figcaption className="mt-1 text-xs text-ink-muted">{text('question.preview')}</figcaption>
    </figure>
  );
}

const files = { serif, sansSerif, script };
const fallbacks = { serif: 'serif', sansSerif: 'sans-serif', script: 'cursive' };

const asked = new Set<Typeface>();

/** Families of their own: no page is drawn anew because its font has the same name. */
function familyOf(typeface: Typeface): string {
  return `Preview ${typeface}`;
}

/** Without its file a font of the device stands in. */
async function loadFont(typeface: Typeface): Promise<void> {
  if (asked.has(typeface)) return;
  asked.add(typeface);
  const font = new FontFace(familyOf(typeface), `url("${files[typeface]}")`, { weight: '100 900' });
  document.fonts.add(font);
  await font.load().catch(() => asked.delete(typeface));
}
