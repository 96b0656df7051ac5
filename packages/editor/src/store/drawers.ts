import type { BlockPlace } from '../document/find-block.ts';
import { useEditor } from './editor-store.ts';

/** What each drawer has to be told when it is opened. */
export type DrawerParamsOf = {
  outline: undefined;
  blocksList: { place: BlockPlace };
  blocksSettings: { uuid: string };
};

export type DrawerName = keyof DrawerParamsOf;
export type DrawerParams = DrawerParamsOf[DrawerName];

/** Opens a drawer in the place of the one that is open. */
export function openDrawer<Name extends DrawerName>(
  name: Name,
  ...[params]: undefined extends DrawerParamsOf[Name] ? [] : [DrawerParamsOf[Name]]
): void {
  useEditor.setState({ drawer: { name, params } });
}

export function closeDrawer(): void {
  useEditor.setState({ drawer: null });
}

/** The buttons of the toolbar: pressed again they close what they opened. */
export function toggleDrawer(name: DrawerName): void {
  const { drawer } = useEditor.getState();
  useEditor.setState({ drawer: drawer?.name === name ? null : { name, params: undefined } });
}
