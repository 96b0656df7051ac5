import type { Block } from '@mise/contract/content/block.ts';
import { languageOfDefaults } from '@mise/rules/languages.ts';
import { TextButton } from '../controls/text-button.tsx';
import { childrenOf } from '../document/children-of.ts';
import { useHost } from '../host.ts';
import { firstWords } from '../outline/first-words.ts';
import { openDrawer } from '../store/drawers.ts';
import { addBlock } from './add-block.ts';
import { editBlock } from './edit-block.ts';
import { labelOfKind } from './label-of-kind.ts';

/** The blocks that a block holds, each a way to its own settings, and a way to one more. */
export function BlocksInside({ block }: { block: Block }) {
  const { text, blockForms, language } = useHost();
  const { uuid } = block.meta;
  const children = childrenOf(block);

  /** Where only one kind fits there is nothing to choose. */
  function add(): void {
    const place = { endOf: uuid } as const;
    const [only, ...more] = blockForms[block.name]?.accepts ?? [];
    const form = only === undefined || more.length > 0 ? undefined : blockForms[only];
    if (form) addBlock(form.template[languageOfDefaults(language)], place);
    else openDrawer('blocksList', { place });
  }

  return (
    <section aria-label={text('editor.blocksSettings.children')}>
      <h3 className="ed:mb-1 ed:font-semibold">{text('editor.blocksSettings.children')}</h3>
      <ol className="ed:mb-2 ed:flex ed:flex-col ed:gap-1">
        {children.map((child, index) => (
          <li key={child.meta.uuid}>
            <TextButton className="ed:w-full ed:justify-start!" onClick={() => editBlock(child.meta.uuid)}>
              <span className="ed:truncate">{`${index + 1}. ${labelOfKind(child.name)} ${firstWords(child)}`}</span>
            </TextButton>
          </li>
        ))}
      </ol>
      <TextButton onClick={add}>{text('editor.blocksSettings.addChild')}</TextButton>
    </section>
  );
}
