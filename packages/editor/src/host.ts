import type { Client } from '@mise/contract/client.ts';
import type { BlockForm } from '@mise/contract/content/block-form.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import type { Language } from '@mise/rules/languages.ts';
import { create } from 'zustand';
import type { EditorText } from './texts.ts';

/** A message of the shop, with what can be done about it. */
export type EditorMessage = {
  type: 'neutral' | 'warning' | 'positive' | 'negative';
  message: string | string[];
  action?: { text: string; onClick: () => void };
  isPersistent?: boolean;
};

/** What the editor is given by the shop that it works on. It knows no page, no router and no client of its own. */
export type EditorHost = {
  client: Client;
  operator: { name: string; role: OperatorRole };
  language: Language;
  text: EditorText;
  /** The kinds of block by their names: ours and those of a package. */
  blockForms: Readonly<Record<string, BlockForm>>;
  /** Shows a message; what it answers takes it away again. */
  notify: (message: EditorMessage) => () => void;
  /** Why a call failed, in the words of the shop. */
  errorText: (error: unknown) => Promise<string>;
  /** Path of the page that is open, with its language and query. */
  path: string;
  /** To another page at once; `goTo` asks about unsaved blocks first. */
  navigate: (path: string) => void;
  /** Asks the shop again for what the page was made from. */
  refresh: () => void;
  /** Ends editing: the page is a visitor's again. */
  leave: () => void;
  /** To log in again, and back to this page. */
  logIn: () => void;
};

const useHosted = create<{ host: EditorHost | null }>(() => ({ host: null }));

/** The blocks of the page stand beside the editor and not in it: both find the host here. */
export function setHost(host: EditorHost): void {
  useHosted.setState({ host });
}

/** Whether the editor is there already. */
export function useIsHosted(): boolean {
  return useHosted(({ host }) => host !== null);
}

export function useHost(): EditorHost {
  return useHosted(hostOf);
}

/** For what is no component. */
export function currentHost(): EditorHost {
  return hostOf(useHosted.getState());
}

function hostOf({ host }: { host: EditorHost | null }): EditorHost {
  if (!host) throw new Error('The editor was used without its host.');
  return host;
}
