import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClipboard } from './clipboard/use-clipboard.ts';
import { LiveRegion } from './controls/live-region.tsx';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { DropLine } from './drag/drop-line.tsx';
import { Drawer } from './drawers/drawer.tsx';
import { type EditorHost, setHost, useIsHosted } from './host.ts';
import { InlineEditing } from './inline/inline-editing.tsx';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { PageOverlay } from './page/page-overlay.tsx';
import { usePageWidth } from './page/use-page-width.ts';
import { useUnsavedGuard } from './save/use-unsaved-guard.ts';
import { LookPreview } from './settings/look-preview.tsx';
import { SideToolbar } from './toolbar/side-toolbar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';

/** The editor around the page that is open. It is drawn beside the page and not in it: nothing there is moved by it. */
export function Editor({ host }: { host: EditorHost }) {
  useLayoutEffect(() => setHost(host), [host]);
  const isHosted = useIsHosted();
  useShortcuts();
  useClipboard();
  useUnsavedGuard();
  usePageWidth();

  // Before the page: keys come to the editor first.
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.editor = '';
    document.body.prepend(place);
    return () => {
      delete dataset.editor;
      place.remove();
    };
  }, [place]);

  if (!isHosted) return null;
  return createPortal(
    <section aria-label={host.text('editor.label')} className="mise-editor">
      <Toolbar />
      <SideToolbar />
      <Drawer />
      <InlineEditing />
      <PageOverlay />
      <DropLine />
      <EditorDialogs />
      <LiveRegion />
      <LookPreview />
    </section>,
    place,
  );
}
