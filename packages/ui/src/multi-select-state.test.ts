import { describe, expect, it } from 'vitest';
import { choicesFor, type MultiSelectInput, optionsLimit, toggled } from './multi-select-state.ts';

const options = ['Weiß', 'Blau', 'Grün', 'Crème'].map((label) => ({ value: label.toLowerCase(), label }));
const base: MultiSelectInput = { options, selected: [], term: '' };
const labels = (input: Partial<MultiSelectInput>) =>
  choicesFor({ ...base, ...input }).map((choice) =>
    choice.kind === 'create' ? `+ ${choice.label}` : choice.option.label,
  );
const blocked = (input: Partial<MultiSelectInput>) =>
  choicesFor({ ...base, ...input })
    .filter(({ isBlocked }) => isBlocked)
    .map((choice) => (choice.kind === 'create' ? `+ ${choice.label}` : choice.option.label));

describe('choices', () => {
  it.each<[string, Partial<MultiSelectInput>, string[]]>([
    ['all without a term', {}, ['Weiß', 'Blau', 'Grün', 'Crème']],
    ['those that contain it', { term: 'la' }, ['Blau']],
    ['without regard to case and accents', { term: ' CREME ' }, ['Crème']],
    ['none', { term: 'xyz' }, []],
    ['a new one first, where that is allowed', { term: 'a', canCreate: true }, ['+ a', 'Blau']],
    ['no new one that is there already', { term: 'blau', canCreate: true }, ['Blau']],
    ['no new one out of nothing', { term: '  ', canCreate: true }, ['Weiß', 'Blau', 'Grün', 'Crème']],
    ['no new one that was created before', { term: 'Rot', canCreate: true, selected: ['Rot'] }, []],
  ])('%s', (_, input, expected) => expect(labels(input)).toEqual(expected));

  it('ends at the limit', () => {
    const many = Array.from({ length: optionsLimit + 5 }, (_, index) => ({ value: `${index}`, label: `${index}` }));
    expect(choicesFor({ ...base, options: many })).toHaveLength(optionsLimit);
  });

  it.each<[string, Partial<MultiSelectInput>, string[]]>([
    ['nothing below the maximum', { maximum: 2, selected: ['blau'] }, []],
    ['all but the selected at the maximum', { maximum: 1, selected: ['blau'] }, ['Weiß', 'Grün', 'Crème']],
    ['a new one at the maximum', { maximum: 1, selected: ['blau'], term: 'rot', canCreate: true }, ['+ rot']],
  ])('blocks %s', (_, input, expected) => expect(blocked(input)).toEqual(expected));
});

describe('toggled', () => {
  it.each<[string[], string, number | undefined, string[]]>([
    [[], 'blau', undefined, ['blau']],
    [['blau', 'weiß'], 'blau', undefined, ['weiß']],
    [['blau'], 'weiß', 1, ['blau']],
    [['blau'], 'blau', 1, []],
  ])('%j with %s, at most %s', (selected, value, maximum, expected) =>
    expect(toggled(selected, value, maximum)).toEqual(expected),
  );
});
