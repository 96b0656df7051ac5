import { expect, test } from 'vitest';
import { type ItemPack, toProposal } from './pack-mix.ts';

const unit = { one: 'Stück', other: 'Stück' };
const name = { one: 'Karton', other: 'Kartons' };

function pack(id: number, content: number, amount: number, maximum: number | null = null): ItemPack {
  const range = { minimum: 1, interval: 1, maximum };
  return { id, content, unitCode: 'C62', unit, name, range, steps: [{ from: 1, amount }] };
}

const six = pack(6, 6, 100_000);
const dozen = pack(12, 12, 190_000);

function proposed(pieces: number, quantity: number, packs: ItemPack[], surcharge = 0) {
  const proposal = toProposal(pieces, { chosen: { id: 6, quantity }, packs, surcharge });
  return proposal && { lines: proposal.mix.lines, amount: proposal.amount, saves: proposal.saves };
}

test('40 dozens are proposed where 80 cartons of six are chosen, with what they save in cents', () => {
  expect(proposed(480, 80, [six, dozen])).toEqual({ lines: [{ id: 12, quantity: 40 }], amount: 76_000, saves: 4_000 });
});

test('what is asked for each pack counts for each: fewer packs are worth more then', () => {
  expect(proposed(480, 80, [six, dozen], 5_000)).toMatchObject({ amount: 78_000, saves: 6_000 });
});

test('nothing is proposed where the choice is the best there is, or prices are not known', () => {
  expect(proposed(480, 80, [six, pack(12, 12, 210_000)])).toBeNull();
  expect(proposed(480, 80, [])).toBeNull();
});

test('equally dear, but fewer packs: proposed without a saving', () => {
  expect(proposed(480, 80, [six, pack(12, 12, 200_000)])).toMatchObject({ amount: 80_000, saves: 0 });
});

test('where the chosen pack does not suffice, others fill up', () => {
  const short = pack(6, 6, 100_000, 10);
  const proposal = toProposal(480, { chosen: { id: 6, quantity: 10 }, packs: [short, dozen], surcharge: 0 });
  expect(proposal).toMatchObject({ isShort: true, saves: 0, mix: { lines: [{ id: 12, quantity: 40 }] } });
});
