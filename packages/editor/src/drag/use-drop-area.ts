import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefCallback, useCallback } from 'react';
import { placeBlock } from '../store/change-blocks.ts';
import { type DropTarget, setDropTarget } from './drop-target.ts';
import type { Point } from './edge-of.ts';

type TargetAt = (dragged: string, point: Point) => DropTarget | null;

/** Where blocks can be let go. While one is dragged, what does not fit on the screen scrolls. */
export function useDropArea(targetAt: TargetAt): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const follow = ({ source, location }: Dragging) => {
        const { clientX: x, clientY: y } = location.current.input;
        setDropTarget(targetAt(String(source.data.block), { x, y }));
      };
      return combine(
        dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data.block === 'string',
          onDragEnter: follow,
          onDrag: follow,
          onDragLeave: () => setDropTarget(null),
          onDrop: ({ source, location }) => {
            const { clientX: x, clientY: y } = location.current.input;
            const target = targetAt(String(source.data.block), { x, y });
            setDropTarget(null);
            if (target) placeBlock(String(source.data.block), target.place);
          },
        }),
        scrollWhileDragging(element.closest<HTMLElement>('[data-scrolls]')),
      );
    },
    [targetAt],
  );
}

/** A drawer scrolls by itself, everything else with the page. */
function scrollWhileDragging(drawer: HTMLElement | null): () => void {
  return drawer ? autoScrollForElements({ element: drawer }) : autoScrollWindowForElements();
}

type Dragging = {
  source: { data: Record<string, unknown> };
  location: { current: { input: { clientX: number; clientY: number } } };
};
