import { Icon } from '@mise/ui/icon.tsx';
import { useRef } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { BlockProps } from './block-view.ts';
import type { SlideShowView } from './slide-show-view.ts';

/** Blocks side by side that snap into place: moved by hand, wheel and keys everywhere, by arrows where scripts run. */
export function SlideShow({ view, place: { isFirst }, renderBlock }: BlockProps<SlideShowView>) {
  const { slides, hasArrows, arrowColor } = view;
  const text = useText();
  const track = useRef<HTMLUListElement>(null);

  function move(step: 1 | -1): void {
    const list = track.current;
    if (!list) return;
    const width = list.clientWidth;
    const at = Math.round(list.scrollLeft / width);
    const next = (at + step + slides.length) % slides.length;
    list.scrollTo({ left: next * width, behavior: 'smooth' });
  }

  return (
    <section aria-roledescription="carousel" aria-label={text('block.carousel')} className="relative">
      {/* A list that scrolls must be reachable by keyboard. */}
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto rounded [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.uuid}
            aria-label={text('block.slide', { number: index + 1, total: slides.length })}
            className="w-full shrink-0 snap-start"
          >
            {renderBlock(slide, { isFirst: isFirst && index === 0 })}
          </li>
        ))}
      </ul>
      {hasArrows && slides.length > 1 && (
        <div
          className="absolute top-4 right-4 flex md:top-auto md:bottom-4 gap-2"
          style={arrowColor === '' ? undefined : { color: arrowColor }}
        >
          <button type="button" onClick={() => move(-1)} aria-label={text('block.previousSlide')} className={arrow}>
            <Icon name="chevronLeft" />
          </button>
          <button type="button" onClick={() => move(1)} aria-label={text('block.nextSlide')} className={arrow}>
            <Icon name="chevronRight" />
          </button>
        </div>
      )}
    </section>
  );
}

const arrow = 'flex size-11 items-center justify-center rounded-full bg-ink/60 text-inherit hover:bg-ink/80';
