import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Fit,
  highestScale,
  isPress,
  movedBy,
  type Point,
  pinch,
  type Size,
  swipeStep,
  whole,
  type Zoom,
  zoomTo,
} from './zoom.ts';

/** Milliseconds within which two presses of a finger belong together. */
const doublePress = 300;

/** One turn of a wheel enlarges by its pixels over this. */
const wheelPixels = 400;

type Gesture = { from: readonly Point[]; zoom: Zoom };

const nothing: Point = { x: 0, y: 0 };

/**
 * What fingers, mouse and wheel do to the picture in a frame: one finger swipes to the next picture or moves one that is enlarged, two
 * enlarge, so does a double press; a mouse enlarges by pressing.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, of: Fit, goBy: (step: -1 | 1) => void) {
  const [zoom, setZoom] = useState(whole);
  /** How far the row of pictures follows the finger, in pixels. */
  const [drag, setDrag] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const highest = highestScale(of);

  useEffect(() => {
    const element = frame.current;
    // React listens to wheels passively: the browser would enlarge the whole page.
    function turn(event: WheelEvent): void {
      event.preventDefault();
      const point = fromMiddle(event, element);
      setZoom((now) => zoomTo(now, now.scale * 2 ** (-event.deltaY / wheelPixels), point, of));
    }
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame, of]);

  /** Fingers came or went: from here on counts what the others do. */
  function beginAnew(): void {
    const from = [...pointers.current.values()];
    gesture.current = from.length > 0 ? { from, zoom } : null;
    setHeld(from.length > 0);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || pointers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromMiddle(event, frame.current));
    setDrag(0);
    beginAnew();
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.has(event.pointerId) || !gesture.current) return;
    pointers.current.set(event.pointerId, fromMiddle(event, frame.current));
    const { from, zoom: before } = gesture.current;
    const [one, other] = [...pointers.current.values()];
    const [fromOne, fromOther] = from;
    if (!one || !fromOne) return;
    if (other && fromOther) setZoom(pinch(before, [fromOne, fromOther], [one, other], of));
    else if (before.scale > 1) setZoom(movedBy(before, between(fromOne, one), of));
    else setDrag(one.x - fromOne.x);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId)) return;
    const [from, ...others] = gesture.current?.from ?? [];
    if (from && others.length === 0) release(event, from);
    setDrag(0);
    beginAnew();
  }

  function release(event: PointerEvent<HTMLElement>, from: Point): void {
    const point = fromMiddle(event, frame.current);
    const by = between(from, point);
    if (isPress(by)) pressAt(point, event);
    else if (zoom.scale === 1) {
      const step = swipeStep(by, of.frame);
      if (step !== 0) goBy(step);
    }
  }

  function pressAt(point: Point, { pointerType, timeStamp }: PointerEvent): void {
    const isDouble = timeStamp - lastPress.current < doublePress;
    lastPress.current = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
    if (pointerType === 'mouse' || isDouble) setZoom(zoom.scale > 1 ? whole : zoomTo(zoom, highest, point, of));
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    setDrag(0);
    beginAnew();
  }

  return {
    zoom,
    drag,
    isHeld,
    highest,
    zoomBy: (factor: number) => setZoom(zoomTo(zoom, zoom.scale * factor, nothing, of)),
    moveBy: (by: Point) => setZoom(movedBy(zoom, by, of)),
    reset: () => setZoom(whole),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

/** Where a pointer is, counted from the middle of the frame. */
function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, frame: HTMLElement | null): Point {
  const { left, top, width, height } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The size of an element, as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
