import { classNames } from '@mise/ui/class-names.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { gallerySizes } from '#app/format/picture-sizes.ts';
import { useText } from '#app/page/use-text.ts';
import { type Picture, withoutAlt } from '#app/views/picture.ts';

/**
 * The pictures in a row that scrolls by itself: swiped on a phone, moved by arrow keys, and without scripts the small
 * pictures are links to the large ones. All have their place from the start.
 */
export default function ProductGallery({ pictures, name }: { pictures: Picture[]; name: string }) {
  const text = useText();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const total = pictures.length;

  /** The picture in sight: also one that was moved to before the scripts could hear it. */
  function readActive(): void {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setActive(Math.round(scrollLeft / clientWidth));
  }
  useEffect(readActive, []);

  function show(index: number): void {
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(event.key === 'ArrowRight' ? Math.min(active + 1, total - 1) : Math.max(active - 1, 0));
  }

  function showThumbnail(event: MouseEvent, index: number): void {
    event.preventDefault();
    show(index);
  }

  return (
    <section
      aria-label={text('gallery.label', { name })}
      className="min-w-0 md:sticky md:top-4 md:self-start lg:top-40"
    >
      <ul
        ref={track}
        tabIndex={total > 1 ? 0 : undefined}
        onKeyDown={moveByKey}
        onScroll={readActive}
        className="flex aspect-square w-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden rounded border border-line bg-sunken [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`${id}-${index}`} className="h-full w-full shrink-0 snap-center">
            <ResponsivePicture picture={picture} sizes={gallerySizes} isFirst={index === 0} className="size-full" />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${id}-${index}`}
                onClick={(event) => showThumbnail(event, index)}
                aria-label={text('gallery.picture', { number: index + 1, total })}
                aria-current={index === active ? 'true' : undefined}
                className={classNames(
                  'block size-16 overflow-hidden rounded border bg-sunken hover:border-ink md:size-20',
                  index === active ? 'border-primary-edge ring-1 ring-primary-edge' : 'border-line',
                )}
              >
                <ResponsivePicture picture={withoutAlt(picture)} sizes="5rem" className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
