import { expect, test } from 'vitest';
import { card, grid } from '../testing/sample-document.ts';
import { stubHost } from '../testing/stub-host.ts';
import { conflictNames } from './conflict-names.ts';

test('blocks that both changed are told apart by what they begin with, and by numbers where that is the same', () => {
  stubHost();
  const both = (uuid: string, title: string) => ({ uuid, mine: card(uuid, title), theirs: card(uuid, 'theirs') });
  const names = conflictNames([
    both('a', 'Suppen'),
    both('b', 'Brot'),
    both('c', 'Brot'),
    { uuid: 'd', mine: null, theirs: card('d', 'Gelöscht') },
    { uuid: 'e', mine: grid('e', []), theirs: null },
  ]);
  expect(names).toEqual([
    'Formatierter Text – Suppen',
    'Formatierter Text – Brot (1)',
    'Formatierter Text – Brot (2)',
    'Formatierter Text – Gelöscht',
    'Bild + Text',
  ]);
});
