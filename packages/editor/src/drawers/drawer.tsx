import { Spinner } from '@mise/ui/spinner.tsx';
import { Suspense } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { isInDialog } from '../keyboard/is-in-dialog.ts';
import { closeDrawer, type DrawerName, type DrawerParamsOf } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { DrawerBoundary } from './drawer-boundary.tsx';
import { type DrawerView, drawerViews } from './drawer-views.ts';
import { useDrawerRoom } from './use-drawer-room.ts';
import { useDrawerSide } from './use-drawer-side.ts';

/** What is open beside the page. */
export function Drawer() {
  const drawer = useEditor((state) => state.drawer);
  return drawer && <OpenDrawer key={drawer.name} {...drawer} />;
}

function OpenDrawer<Name extends DrawerName>({ name, params }: { name: Name; params: DrawerParamsOf[Name] }) {
  const { text } = useHost();
  const view: DrawerView<Name> = drawerViews[name];
  const [side, changeSide] = useDrawerSide(name, view.side);
  const frame = useDrawerRoom(side);
  const { View } = view;
  const title = view.title(text, params);
  return (
    <aside
      ref={frame}
      data-editor-area=""
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return;
        // Pressed again it lets go of the block.
        event.preventDefault();
        closeDrawer();
      }}
      style={{ width: view.width ?? 'var(--editor-drawer)', maxWidth: 'calc(100vw - var(--editor-tools))' }}
      className={`ed:fixed ed:top-[52px] ed:bottom-0 ed:z-[35] ed:flex ed:flex-col ed:bg-white ed:text-sm ${sides[side]}`}
    >
      <header className="ed:flex ed:items-center ed:gap-1 ed:border-b ed:border-gray-200 ed:py-1.5 ed:pr-1.5 ed:pl-4">
        <h2 className="ed:min-w-0 ed:flex-1 ed:truncate ed:text-base ed:font-semibold">{title}</h2>
        <ToolButton icon="sides" label={text('editor.drawer.otherSide')} onClick={changeSide} />
        <ToolButton icon="close" label={text('editor.drawer.close')} onClick={closeDrawer} />
      </header>
      <div data-scrolls="" className="ed:min-h-0 ed:flex-1 ed:overflow-y-auto">
        <DrawerBoundary>
          <Suspense fallback={<Spinner className="ed:m-4" />}>
            <View params={params} />
          </Suspense>
        </DrawerBoundary>
      </div>
    </aside>
  );
}

const sides = {
  left: 'ed:left-11 ed:border-r ed:border-gray-200',
  right: 'ed:right-0 ed:border-l ed:border-gray-200',
};
