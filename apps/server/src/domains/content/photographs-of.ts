import type { Block, BlockPhotograph } from '@mise/contract/content/block.ts';
import type { Context } from '../../context.ts';
import { findPhotographs } from '../media/media-files.ts';
import { pictureAddress } from '../media/picture-address.ts';
import { commonFormat, formatSwitches } from '../media/picture-formats.ts';
import { pictureTag } from '../media/picture-tag.ts';
import { picturesIn } from '../media/pictures-in.ts';
import { settingsOf } from '../shop/settings.ts';

/** The photographs that blocks name, by the address in them: blocks keep the owner's addresses, which name no version. */
export async function photographsOf(context: Context, blocks: Block[]): Promise<Record<string, BlockPhotograph>> {
  const pictures = picturesIn(blocks);
  for (const address of pictures) context.dependencies.tags.add(pictureTag(address));
  const photographs = await findPhotographs(context.db, pictures);
  const switches = formatSwitches(await settingsOf(context.shop));
  return Object.fromEntries(
    [...photographs].map(([address, file]) => {
      const format = commonFormat(switches, file.hasAlpha);
      return [
        address,
        { url: pictureAddress(address, file, { width: 'full', format }), placeholder: file.placeholder },
      ];
    }),
  );
}
