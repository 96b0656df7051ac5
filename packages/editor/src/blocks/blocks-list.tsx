import { languageOfDefaults } from '@mise/rules/languages.ts';
import { Spinner } from '@mise/ui/spinner.tsx';
import { useState } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { findBlock } from '../document/find-block.ts';
import { placeOf, type WantedPlace } from '../document/wanted-place.ts';
import { useLabel } from '../fields/use-label.ts';
import { useHost } from '../host.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { SearchInput } from '../pickers/search-input.tsx';
import { useEditor } from '../store/editor-store.ts';
import { addBlock } from './add-block.ts';
import type { BlockVariation } from './blocks-lists.ts';
import { useBlocksLists } from './use-blocks-lists.ts';

/** What can be added at a place, each as it will look. */
export default function BlocksList({ params: { place } }: { params: { place: WantedPlace } }) {
  const { text, language, blockForms } = useHost();
  const label = useLabel();
  const [query, setQuery] = useState('');
  const { groups, failure, retry } = useBlocksLists();
  const parent = useEditor(({ document: { page } }) => {
    const holder = page && placeOf(page.blocks, place)?.parent;
    return holder && findBlock(page.blocks, holder)?.block.name;
  });
  if (failure) {
    return (
      <div className="ed:p-4">
        <LoadFailure error={failure} onRetry={retry} />
      </div>
    );
  }
  if (!groups) return <Spinner className="ed:m-4" />;

  const accepts = parent ? blockForms[parent]?.accepts : undefined;
  const isOffered = ({ title, template }: BlockVariation) =>
    (accepts?.includes(template.en.name) ?? true) && label(title).toLowerCase().includes(query.trim().toLowerCase());
  const offered = groups
    .map((group) => ({ ...group, variations: group.variations.filter(isOffered) }))
    .filter(({ variations }) => variations.length > 0);
  return (
    <div className="ed:p-4">
      <SearchInput label={text('editor.blocksList.search')} value={query} onChange={setQuery} />
      {offered.length === 0 && <p>{text('editor.blocksList.nothing')}</p>}
      {offered.map((group) => (
        <section key={group.category} aria-label={label(group.title)} className="ed:mb-5">
          <h3 className="ed:mb-2 ed:font-semibold">{label(group.title)}</h3>
          <ul className="ed:flex ed:flex-wrap ed:gap-3">
            {group.variations.map((variation) => (
              <li key={`${variation.template.en.name} ${variation.title.en}`} className="ed:max-w-full">
                <Variation
                  title={label(variation.title)}
                  image={variation.image && label(variation.image)}
                  onAdd={() => addBlock(variation.template[languageOfDefaults(language)], place)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type VariationProps = { title: string; image: string | null; onAdd: () => void };

/** The whole picture can be pressed; its button is for keys and readers. */
function Variation({ title, image, onAdd }: VariationProps) {
  const { text } = useHost();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      onClick={onAdd}
      className="ed:group ed:relative ed:w-fit ed:max-w-full ed:cursor-pointer ed:overflow-hidden ed:rounded ed:border ed:border-gray-200 ed:hover:border-blue-600"
    >
      {image ? (
        <img
          src={image}
          alt=""
          width={253}
          height={120}
          className="ed:block ed:h-[120px] ed:w-[253px] ed:max-w-full ed:object-cover"
        />
      ) : (
        <div className="ed:flex ed:h-[120px] ed:w-[253px] ed:max-w-full ed:items-center ed:justify-center ed:bg-gray-100 ed:font-semibold">
          {title}
        </div>
      )}
      <p className="ed:border-t ed:border-gray-200 ed:px-2 ed:py-1 ed:pr-10 ed:text-xs">{title}</p>
      <ToolButton
        icon="plus"
        label={text('editor.blocksList.add', { block: title })}
        onClick={(event) => {
          event.stopPropagation();
          onAdd();
        }}
        className="ed:absolute! ed:right-1 ed:bottom-4 ed:rounded-full! ed:bg-blue-600 ed:text-white ed:hover:bg-blue-700!"
      />
    </div>
  );
}
