import { toBlockForms } from '@mise/contract/content/block-form.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { type EditorHost, type EditorMessage, setHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';

const blockForms = toBlockForms(await findBlockKinds());

type Stubs = { client?: Record<string, (input: never) => Promise<unknown>>; role?: OperatorRole; refresh?: () => void };

/** An editor without a shop around it, at its start. Answers the messages that it will show; texts are their ids. */
export function stubHost({ client = {}, role = 'publisher', refresh = () => {} }: Stubs = {}): EditorMessage[] {
  const messages: EditorMessage[] = [];
  useEditor.setState(useEditor.getInitialState(), true);
  setHost({
    client: client as unknown as EditorHost['client'],
    operator: { name: 'Olga Hofmann', role },
    language: 'de',
    text: (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id),
    blockForms,
    notify: (message) => {
      messages.push(message);
      return () => void messages.splice(messages.indexOf(message), 1);
    },
    errorText: async (error) => String(error),
    path: '/',
    navigate: () => {},
    refresh,
    leave: () => {},
    logIn: () => {},
  });
  return messages;
}
