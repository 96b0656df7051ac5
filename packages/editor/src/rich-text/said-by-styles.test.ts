import { expect, test } from 'vitest';
import { keptStyles, saidByStyles } from './said-by-styles.ts';

const nothing = {
  isPlain: false,
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruckOut: false,
  isRaised: false,
  isLowered: false,
  color: undefined,
  textAlign: undefined,
};

test.each([
  ['', {}],
  ['font-weight:normal', { isPlain: true }],
  ['font-weight:100', { isPlain: true }],
  ['font-weight:400', { isPlain: true }],
  ['font-weight:500', {}],
  ['font-weight:600', { isBold: true }],
  ['FONT-WEIGHT: Bold ', { isBold: true }],
  ['font-weight:bolder', { isBold: true }],
  ['font-weight:900', { isBold: true }],
  ['font-weight:1000', {}],
  ['font-style:italic', { isItalic: true }],
  ['font-style:oblique', {}],
  ['text-decoration:underline', { isUnderlined: true }],
  ['text-decoration:line-through underline', { isUnderlined: true, isStruckOut: true }],
  ['text-decoration-line: line-through', { isStruckOut: true }],
  ['vertical-align:super;font-size:8pt', { isRaised: true }],
  ['vertical-align: sub', { isLowered: true }],
  ['vertical-align:top', {}],
  ['text-decoration:none;text-underline:none', {}],
  ['color:#14493B', { color: '#14493b' }],
  ['color:rgb(20, 73, 59)', { color: 'rgb(20, 73, 59)' }],
  ['background-color:red', {}],
  ['color:', {}],
  ['text-align:center', { textAlign: 'center' }],
  ['mso-list:l0 level1;color:teal;text-align:right', { color: 'teal', textAlign: 'right' }],
  ['background:url(https://a.de/b);color:teal', { color: 'teal' }],
])('"%s" says %o', (style, said) => {
  expect(saidByStyles(style)).toEqual({ ...nothing, ...said });
});

test.each(['black', 'Black', 'windowtext', '#000', '#000000', 'rgb(0,0,0)', 'rgb(0, 0, 0)'])(
  'the color %s is that of any text',
  (color) => {
    expect(saidByStyles(`color:${color}`).color).toBeUndefined();
  },
);

test.each(['#0000', '#00000000', 'rgb(0, 0, 10)', 'blackish'])('the color %s is one', (color) => {
  expect(saidByStyles(`color:${color}`).color).toBe(color);
});

test('of styles color and alignment are kept', () => {
  expect(keptStyles({ color: '#14493b', textAlign: 'center' })).toBe('color: #14493b; text-align: center');
  expect(keptStyles({ color: 'rgb(20, 73, 59)', textAlign: '' })).toBe('color: rgb(20, 73, 59)');
  expect(keptStyles({ color: undefined, textAlign: 'center' })).toBe('text-align: center');
  expect(keptStyles({})).toBe('');
});

test('a color that is named is kept by its digits: the shop keeps no names', () => {
  expect(keptStyles({ color: 'teal' })).toBe('color: #008080');
  expect(keptStyles({ color: 'Red', textAlign: 'center' })).toBe('color: #ff0000; text-align: center');
});
