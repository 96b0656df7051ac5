import { placeOfField } from '../document/field-key.ts';
import { panelOfPageField } from '../pages/page-field-labels.ts';
import { drawerOfSetting } from '../settings/drawer-of-setting.ts';
import { openDrawer } from './drawers.ts';
import { useEditor } from './editor-store.ts';
import { select } from './mode.ts';

/** Opens the form in which a field stands; it takes the focus as soon as it is drawn. */
export function openField(key: string): void {
  const place = placeOfField(key);
  if (place.part === 'page') openDrawer('pageSettings', { id: place.id, panel: panelOfPageField(place.field) });
  else if (place.part === 'setting') openDrawer(drawerOfSetting(place.setting));
  else {
    // Blocks have forms only while they are edited.
    useEditor.setState({ mode: 'edit' });
    select(place.uuid);
    openDrawer('blocksSettings', { uuid: place.uuid });
  }
  useEditor.setState({ wanted: key });
}
