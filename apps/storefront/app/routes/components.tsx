import { Colors } from '#app/gallery/colors.tsx';
import { Controls } from '#app/gallery/controls.tsx';
import { Forms } from '#app/gallery/forms.tsx';
import { Messages } from '#app/gallery/messages.tsx';
import { useHeldStates } from '#app/gallery/states.tsx';
import { Structures } from '#app/gallery/structures.tsx';
import { TypeAndIcons } from '#app/gallery/type-and-icons.tsx';

/** For whoever builds pages; in development only (routes.ts). */
export default function Components() {
  useHeldStates();
  return (
    <div className="py-8">
      <title>Komponenten</title>
      <h1 className="text-3xl font-semibold">Komponenten</h1>
      <Colors />
      <TypeAndIcons />
      <Controls />
      <Forms />
      <Messages />
      <Structures />
    </div>
  );
}
