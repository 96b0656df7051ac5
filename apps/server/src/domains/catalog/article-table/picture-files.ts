import { createHash } from 'node:crypto';
import type { Group } from './group-rows.ts';
import { listOf } from './list-cell.ts';

/** A file beside the table that is to be a picture of the shop at an address, "/media/…". */
export type PictureFile = { address: string; file: string; line: number };

/**
 * Gives files that rows name an address: that of their item and their own name, so that the same table leads to the same one
 * again, and the pictures of another table to others.
 */
export function nameFiles(groups: readonly Group[]): { groups: Group[]; files: PictureFile[] } {
  const files = new Map<string, PictureFile>();
  const named = groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => {
      if (!row.cells.pictures) return row;
      const addresses = listOf(row.cells.pictures).map((entry) => {
        if (entry.startsWith('/') || !isFileBeside(entry)) return entry;
        const address = addressOf(group.mainNumber, entry);
        files.set(address, { address, file: entry, line: row.line });
        return address;
      });
      return { ...row, cells: { ...row.cells, pictures: addresses.join(' | ') } };
    }),
  }));
  return { groups: named, files: [...files.values()] };
}

/** Nothing above the folder of the table, and nothing elsewhere. */
export function isFileBeside(entry: string): boolean {
  const isElsewhere = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(entry);
  return !isElsewhere && entry.length <= 100 && /\.[a-z]{3,4}$/i.test(entry);
}

function addressOf(number: string, file: string): string {
  const segments = file.split(/[/\\]/).filter((segment) => segment !== '.');
  return ['/media/articles', segmentOf(number), ...segments.map(segmentOf)].join('/');
}

/** What an address cannot have is replaced, and told apart by a few digits of what it was. */
function segmentOf(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\w.-]/g, '_')
    .replace(/^\./, '_');
  if (plain === name) return name;
  const [, base = '', extension = ''] = /^(.*?)(\.[a-z]{3,4})?$/i.exec(plain) ?? [];
  return `${base}-${createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 6)}${extension}`;
}
