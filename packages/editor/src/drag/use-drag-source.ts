import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect, useRef } from 'react';

/** What can be taken by the mouse to move a block. Under the pointer goes the name of the block, not a picture of half the page. */
export function useDragSource<Element extends HTMLElement>(uuid: string, name: string): RefObject<Element | null> {
  const source = useRef<Element>(null);

  useEffect(() => {
    if (!source.current) return;
    return draggable({
      element: source.current,
      getInitialData: () => ({ block: uuid }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            container.className =
              'mise-editor ed:bg-blue-600 ed:px-3 ed:py-1 ed:text-sm ed:font-semibold ed:text-white';
            container.textContent = name;
          },
        });
      },
    });
  }, [uuid, name]);

  return source;
}
