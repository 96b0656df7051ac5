import type { Block } from '@mise/contract/content/block.ts';
import type { BlockKinds, BlockParts } from '@mise/contract/content/block-kind.ts';
import { mapFields } from '@mise/contract/content/map-fields.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { isWebAddress } from '@mise/rules/is-link.ts';
import type { Context } from '../context.ts';
import { addPicture } from '../domains/media/add-picture.ts';
import { FetchError, fetchPicture } from '../domains/media/fetch-picture.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';

/** So many pictures of other hosts are copied in one save: a page of use has fewer. */
const mostPictures = 30;
const atOnce = 4;

type ReplaceAddress = (address: string) => string;

/**
 * Copies pictures of other hosts into the shop, and answers what their addresses become: pages load nothing from elsewhere. It may take
 * long, so no transaction is to wait for it (`preparations.ts`). Refuses with the first address that cannot be copied.
 */
export async function copyPictures(context: Context, addresses: readonly string[]): Promise<ReplaceAddress> {
  const { shopUrl } = context.shop.config;
  const copies = new Map<string, string>();
  const foreign = new Set<string>();
  for (const address of addresses.filter(isWebAddress)) {
    const { origin, pathname } = new URL(address);
    if (origin === new URL(shopUrl).origin) copies.set(address, pathname);
    else foreign.add(address);
  }
  const waiting = [...foreign];
  const [tooMany] = waiting.slice(mostPictures);
  if (tooMany !== undefined) throw refusal('content.pictureNotCopied', { cause: { url: tooMany, reason: 'tooLarge' } });
  for (let start = 0; start < waiting.length; start += atOnce) {
    const part = waiting.slice(start, start + atOnce);
    const pictures = await Promise.all(part.map(async (url) => ({ url, picture: await bring(context, url) })));
    for (const { url, picture } of pictures) {
      const { path } = await addPicture(context.db, { folder: 'copies', name: nameIn(url), picture });
      copies.set(url, `/media/${path}`);
    }
  }
  return (address) => copies.get(address) ?? address;
}

/** The same for all pictures of blocks, which have been parsed. */
export async function copyPicturesOfBlocks(context: Context, blocks: readonly Block[]): Promise<Block[]> {
  const { blockKinds } = context.shop;
  const addresses: string[] = [];
  mapPictures(blockKinds, blocks, (address) => {
    addresses.push(address);
    return address;
  });
  return mapPictures(blockKinds, blocks, await copyPictures(context, addresses));
}

function nameIn(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function bring({ shop }: Context, url: string) {
  try {
    return await examinePicture(await fetchPicture(url, shop.config.pictureOrigins));
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof PictureError)) throw error;
    shop.log.info({ err: error, url }, 'a picture of another host could not be copied');
    throw refusal('content.pictureNotCopied', { cause: { url, reason: error.problem } });
  }
}

function mapPictures(kinds: BlockKinds, blocks: readonly Block[], replace: ReplaceAddress): Block[] {
  return blocks.map((block) => {
    const kind = kinds.get(block.name);
    const { configuration, content } = block;
    const parts = { configuration, ...(!Array.isArray(content) && { content }) };
    const mapped = kind ? (mapFields(kind.schema, parts, 'picture', replace) as Partial<BlockParts>) : parts;
    return {
      ...block,
      ...(mapped.configuration && { configuration: mapped.configuration }),
      content: Array.isArray(content) ? mapPictures(kinds, content, replace) : (mapped.content ?? content),
    };
  });
}
