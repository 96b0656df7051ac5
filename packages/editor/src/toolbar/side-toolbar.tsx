import type { EditorIconName } from '../controls/editor-icon.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { leaveEditor } from '../save/go-to.ts';
import { type DrawerName, toggleDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import type { EditorTextId } from '../texts.ts';

/** What can be opened at any time, from top to bottom. */
const entries: readonly { drawer: DrawerName; icon: EditorIconName; label: EditorTextId }[] = [
  { drawer: 'outline', icon: 'outline', label: 'editor.outline.title' },
  { drawer: 'pages', icon: 'pages', label: 'editor.pages.title' },
  { drawer: 'design', icon: 'design', label: 'editor.design.open' },
  { drawer: 'general', icon: 'gear', label: 'editor.general.title' },
  { drawer: 'shop', icon: 'shop', label: 'editor.shop.title' },
  { drawer: 'seo', icon: 'search', label: 'editor.seo.drawer' },
];

export function SideToolbar() {
  const { text } = useHost();
  const open = useEditor(({ drawer }) => drawer?.name);
  return (
    <div
      role="toolbar"
      data-editor-area=""
      aria-orientation="vertical"
      aria-label={text('editor.drawers')}
      className="ed:fixed ed:top-[52px] ed:bottom-0 ed:left-0 ed:z-[35] ed:flex ed:w-11 ed:flex-col ed:items-center ed:gap-1 ed:border-r ed:border-gray-200 ed:bg-white ed:py-2"
    >
      {entries.map(({ drawer, icon, label }) => (
        <ToolButton
          key={drawer}
          icon={icon}
          label={text(label)}
          isPressed={open === drawer}
          onClick={() => toggleDrawer(drawer)}
        />
      ))}
      {/* The bar above is full on a phone. */}
      <ToolButton icon="leave" label={text('editor.leave')} onClick={leaveEditor} className="ed:mt-auto ed:sm:hidden" />
    </div>
  );
}
