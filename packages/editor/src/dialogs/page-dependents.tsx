import type { CategoryDependents } from '@mise/contract/catalog/category-entry.ts';
import { useHost } from '../host.ts';

/** Says what goes, or leads nowhere, with a page; why it cannot go, where that is so. */
export function PageDependents({ dependents }: { dependents: CategoryDependents }) {
  const { text } = useHost();
  const { children, itemCount, lostItemCount, links } = dependents;
  if (lostItemCount > 0) {
    return (
      <p role="alert" className="ed:text-red-700">
        {text('editor.delete.itemsLost', { count: lostItemCount })}
      </p>
    );
  }
  return (
    <>
      <p>{text('editor.delete.question')}</p>
      {children.length > 0 && (
        <div>
          <p>{text('editor.delete.children', { count: children.length })}</p>
          <Names names={children.map(({ name }) => name)} />
        </div>
      )}
      {itemCount > 0 && <p>{text('editor.delete.items', { count: itemCount })}</p>}
      {links.length > 0 && (
        <div>
          <p>{text('editor.delete.links', { count: links.length })}</p>
          <Names names={links.map(({ name }) => name)} />
        </div>
      )}
    </>
  );
}

/** More of them say nothing more. */
const mostNames = 10;

function Names({ names }: { names: string[] }) {
  return (
    <ul className="ed:ml-4 ed:list-disc">
      {names.slice(0, mostNames).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > mostNames && <li>…</li>}
    </ul>
  );
}
