import type { Block } from '@mise/contract/content/block.ts';
import { fieldKey } from '../document/field-key.ts';
import { EditedBlockProvider } from '../fields/edited-block.ts';
import { FieldKeyProvider } from '../fields/field-key-context.ts';
import { FormFields } from '../fields/form-fields.tsx';
import type { Values } from '../fields/values-at.ts';
import { useHost } from '../host.ts';
import { useEditedBlock } from '../page/use-edited-block.ts';
import { BlocksInside } from './blocks-inside.tsx';
import { editField } from './edit-field.ts';
import { ParentLink } from './parent-link.tsx';

/** All that can be said of a block, in the order of its kind. */
export default function BlocksSettings({ params: { uuid } }: { params: { uuid: string } }) {
  const { text } = useHost();
  const block = useEditedBlock(uuid);
  if (!block) return <p className="ed:p-4">{text('editor.blocksSettings.gone')}</p>;
  return <BlockSettings key={uuid} block={block} />;
}

function BlockSettings({ block }: { block: Block }) {
  const { text, blockForms } = useHost();
  const form = blockForms[block.name];
  if (!form) return null;
  const content = Array.isArray(block.content) ? undefined : (block.content as Values);
  return (
    <EditedBlockProvider value={block}>
      <div className="ed:flex ed:flex-col ed:gap-4 ed:p-4">
        <ParentLink uuid={block.meta.uuid} />
        {block.meta.isUntranslated && (
          <p className="ed:rounded ed:bg-blue-50 ed:p-2 ed:text-blue-800">
            {text('editor.blocksSettings.untranslated')}
          </p>
        )}
        {form.type === 'structure' && <BlocksInside block={block} />}
        <FieldKeyProvider value={fieldKey.ofBlock(block.meta.uuid, ['content'])}>
          <FormFields
            fields={form.content}
            values={content}
            onChange={(path, ...change) => editField(block, ['content', ...path], ...change)}
          />
        </FieldKeyProvider>
        <section aria-label={text('editor.blocksSettings.general')}>
          <FieldKeyProvider value={fieldKey.ofBlock(block.meta.uuid, ['configuration'])}>
            <FormFields
              fields={form.configuration}
              values={block.configuration}
              onChange={(path, ...change) => editField(block, ['configuration', ...path], ...change)}
            />
          </FieldKeyProvider>
        </section>
      </div>
    </EditedBlockProvider>
  );
}
