import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Edit, EditName } from './edit.ts';
import type { EditorDocument } from './editor-document.ts';

enablePatches();

/** What was done, and what takes it back. */
export type Step = {
  name: EditName;
  mergeKey: string | undefined;
  /** Milliseconds of the last edit in it. */
  at: number;
  patches: Patch[];
  inverse: Patch[];
};

/** `past`: the latest is last; `future`: the next one is last. */
export type History = { past: readonly Step[]; future: readonly Step[] };

export type Edited = { document: EditorDocument; history: History };

export const emptyHistory: History = { past: [], future: [] };

/** Milliseconds in which edits of one field are one step. */
const pause = 1000;
/** Steps that are remembered. */
const mostSteps = 500;

/** Does an edit. The same value again where it changed nothing. */
export function applyEdit({ document, history }: Edited, edit: Edit, now: number): Edited {
  const [next, patches, inverse] = produceWithPatches(document, (draft) => {
    edit.change(draft);
  });
  if (patches.length === 0) return { document, history };
  const step = { name: edit.name, mergeKey: edit.mergeKey, at: now, patches, inverse };
  return { document: next, history: { past: remember(history, step), future: [] } };
}

function remember({ past, future }: History, step: Step): Step[] {
  const last = past.at(-1);
  const goesOn =
    last !== undefined &&
    future.length === 0 &&
    step.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    step.at - last.at < pause;
  return (goesOn ? [...past.slice(0, -1), joined(last, step)] : [...past, step]).slice(-mostSteps);
}

/** Typing writes the same place again and again: where it began and where it ended is all that counts. */
function joined(first: Step, second: Step): Step {
  if (writesOnePlace(first, second)) return { ...second, inverse: first.inverse };
  return {
    ...second,
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  };
}

function writesOnePlace(first: Step, second: Step): boolean {
  const [one, ...more] = [...first.patches, ...first.inverse, ...second.patches, ...second.inverse];
  return one !== undefined && more.every(({ op, path }) => op === 'replace' && path.join('/') === one.path.join('/'));
}

/** Takes the latest step back; the same value where there is none. */
export function undo({ document, history: { past, future } }: Edited): Edited {
  const step = past.at(-1);
  if (!step) return { document, history: { past, future } };
  return {
    document: applyPatches(document, step.inverse),
    history: { past: past.slice(0, -1), future: [...future, step] },
  };
}

export function redo({ document, history: { past, future } }: Edited): Edited {
  const step = future.at(-1);
  if (!step) return { document, history: { past, future } };
  return {
    document: applyPatches(document, step.patches),
    history: { past: [...past, step], future: future.slice(0, -1) },
  };
}

/** Without the steps of what is there no more (a page that was left, or deleted): they mean nothing to anything else. */
export function withoutSteps({ past, future }: History, isGone: (path: Patch['path']) => boolean): History {
  const isElsewhere = ({ patches }: Step) => !patches.some(({ path }) => isGone(path));
  return { past: past.filter(isElsewhere), future: future.filter(isElsewhere) };
}
