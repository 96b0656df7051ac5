import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { galleryLargest, gallerySizes } from '#app/format/picture-sizes.ts';
import { showOffline } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { loadOptional } from '#app/start/load-part.ts';
import { isReachable } from '#app/start/when-reachable.ts';
import { type Picture, withoutAlt } from '#app/views/picture.ts';

/** The picture itself stands in where it is lost. */
const loadViewer = () => loadOptional(() => import('./picture-viewer.tsx'));
const PictureViewer = lazy(loadViewer);

/**
 * The pictures in a row that scrolls by itself: swiped on a phone, moved by arrow keys. A press opens them over the page; without
 * scripts each is a link to itself in its full size, and the small pictures are links to the large ones.
 */
export default function ProductGallery({ pictures, name }: { pictures: Picture[]; name: string }) {
  const text = useText();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  /** Index of the picture that was opened. */
  const [opened, setOpened] = useState<number | null>(null);
  const total = pictures.length;

  /** The picture in sight: also one that was moved to before the scripts could hear it. */
  function readActive(): void {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setActive(Math.round(scrollLeft / clientWidth));
  }
  useEffect(readActive, []);

  function show(index: number, behavior: ScrollBehavior = 'auto'): void {
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
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

  function open(index: number): void {
    loadViewer().then(
      () => setOpened(index),
      async () => {
        if (await isReachable()) window.location.assign(pictures[index]?.src ?? '');
        else await showOffline();
      },
    );
  }

  /** The picture that was seen last is in sight, and has the focus. */
  function close(last: number): void {
    flushSync(() => setOpened(null));
    show(last, 'instant');
    track.current?.querySelectorAll('button')[last]?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={text('gallery.label', { name })}
      className="min-w-0 md:sticky md:top-4 md:self-start lg:top-40"
    >
      <div className="relative">
        <ul
          ref={track}
          tabIndex={total > 1 ? 0 : undefined}
          onKeyDown={moveByKey}
          onScroll={readActive}
          onPointerEnter={loadOnHover}
          className="flex aspect-square w-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden rounded border border-line bg-sunken [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`${id}-${index}`} className="relative h-full w-full shrink-0 snap-center">
              <button
                type="button"
                onClick={() => open(index)}
                aria-haspopup="dialog"
                aria-label={text('gallery.enlarge', { picture: picture.alt })}
                className="block size-full cursor-zoom-in -outline-offset-2"
              >
                <ResponsivePicture
                  picture={picture}
                  sizes={gallerySizes}
                  largest={galleryLargest}
                  isFirst={index === 0}
                  className="size-full"
                />
              </button>
              <a href={picture.src} className="absolute inset-0 hidden noscript:block">
                <span className="sr-only">{text('gallery.enlarge', { picture: picture.alt })}</span>
              </a>
            </li>
          ))}
        </ul>
        <Icon
          name="expand"
          className="pointer-events-none absolute right-3 bottom-3 size-10 rounded bg-surface/85 p-2.5 text-ink-muted print:hidden"
        />
      </div>
      {total > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2 print:hidden">
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
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} name={name} first={opened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** What fails here is tried again by the press. */
function loadOnHover(): void {
  loadViewer().catch(() => {});
}
