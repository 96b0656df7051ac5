import { useEditor } from './editor-store.ts';

/** Each way closes what was open about the other. */
export function setMode(mode: 'edit' | 'preview'): void {
  useEditor.setState({ mode, drawer: null, selected: null });
}

export function select(uuid: string | null): void {
  useEditor.setState({ selected: uuid });
}
