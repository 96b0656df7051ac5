import { classNames } from '@mise/ui/class-names.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { useText } from '#app/page/use-text.ts';
import type { Picture } from '#app/views/picture.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useSize, useZoom } from './use-zoom.ts';
import { fit, longestSide } from './zoom.ts';

type PictureViewerProps = {
  pictures: Picture[];
  name: string;
  /** Index of the picture that is seen first. */
  first: number;
  /** Told which picture was seen last. */
  onClose: (last: number) => void;
};

/** One press on a button or a key enlarges by this. */
const zoomStep = 1.5;

/** Pixels by which an arrow key moves an enlarged picture. */
const moveStep = 80;

/** The pictures over the whole screen: enlarged by buttons, keys, wheel and fingers. */
export default function PictureViewer({ pictures, name, first, onClose }: PictureViewerProps) {
  const text = useText();
  const [index, setIndex] = useState(first);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { width = size.width, height = size.height } = pictures[index] ?? {};
  const of = useMemo(() => fit({ width, height }, size), [width, height, size]);
  const view = useZoom(frame, of, goBy);
  const fullScreen = useFullScreen(frame);
  const { zoom, drag, isHeld, highest } = view;
  const total = pictures.length;
  const close = () => onClose(index);

  function goTo(next: number): void {
    if (next < 0 || next >= total) return;
    setIndex(next);
    view.reset();
  }

  function goBy(step: -1 | 1): void {
    goTo(index + step);
  }

  function answerKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow && zoom.scale > 1) view.moveBy({ x: -arrow.x * moveStep, y: -arrow.y * moveStep });
    else if (arrow?.x) goBy(arrow.x);
    else if (event.key === '+' || event.key === '-') view.zoomBy(event.key === '+' ? zoomStep : 1 / zoomStep);
    else if (event.key === '0') view.reset();
    else if (event.key === 'Home' || event.key === 'End') goTo(event.key === 'Home' ? 0 : total - 1);
    else return;
    event.preventDefault();
  }

  // Wherever the focus is: nothing else can be reached while the pictures are open.
  useEffect(() => {
    window.addEventListener('keydown', answerKey);
    return () => window.removeEventListener('keydown', answerKey);
  });

  return (
    <Dialog
      isOpen
      shape="screen"
      onClose={close}
      title={<span className="line-clamp-1">{text('gallery.label', { name })}</span>}
      closeLabel={text('gallery.close')}
      actions={
        <>
          <ViewButton label={text('gallery.zoomOut')} isOff={zoom.scale <= 1} onPress={() => view.zoomBy(1 / zoomStep)}>
            <Icon name="minus" />
          </ViewButton>
          <ViewButton
            label={text('gallery.zoomIn')}
            isOff={zoom.scale >= highest}
            onPress={() => view.zoomBy(zoomStep)}
          >
            <Icon name="plus" />
          </ViewButton>
          {fullScreen.isOffered && (
            <IconButton
              label={text(fullScreen.isOn ? 'gallery.leaveFullScreen' : 'gallery.fullScreen')}
              onClick={fullScreen.toggle}
            >
              <Icon name="expand" />
            </IconButton>
          )}
        </>
      }
    >
      <div
        ref={frame}
        {...view.handlers}
        className={classNames(
          'relative min-h-0 flex-1 touch-none overflow-hidden bg-sunken select-none',
          zoom.scale > 1 ? 'cursor-zoom-out' : highest > 1 && 'cursor-zoom-in',
        )}
      >
        <ul
          className={classNames('flex h-full', !isHeld && 'motion-safe:transition-transform motion-safe:duration-200')}
          style={{ transform: `translateX(calc(${-index * 100}% + ${drag}px))` }}
        >
          {pictures.map((picture, at) => (
            <li
              key={picture.src}
              aria-hidden={at !== index}
              className="grid size-full shrink-0 place-items-center overflow-hidden"
            >
              <div
                className={classNames(!isHeld && 'motion-safe:transition-transform motion-safe:duration-150')}
                style={
                  at === index
                    ? { ...of.fitted, transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                    : fit({ width: picture.width ?? size.width, height: picture.height ?? size.height }, size).fitted
                }
              >
                <ResponsivePicture
                  picture={picture}
                  sizes={zoom.scale > 1 ? `${longestSide}px` : `${Math.round(of.fitted.width)}px`}
                  isFirst={at === index}
                  className="pointer-events-none size-full"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      {total > 1 && (
        <div className="flex items-center justify-center gap-4 border-t border-line py-1">
          <ViewButton label={text('gallery.previous')} isOff={index === 0} onPress={() => goBy(-1)}>
            <Icon name="chevronLeft" />
          </ViewButton>
          <p aria-live="polite" className="min-w-32 text-center text-sm tabular-nums">
            {text('gallery.picture', { number: index + 1, total })}
          </p>
          <ViewButton label={text('gallery.next')} isOff={index === total - 1} onPress={() => goBy(1)}>
            <Icon name="chevronRight" />
          </ViewButton>
        </div>
      )}
    </Dialog>
  );
}

const arrows: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type ViewButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode };

/** Keeps the focus where it can do no more: keys go on from there. */
function ViewButton({ label, isOff, onPress, children }: ViewButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </IconButton>
  );
}
