import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PackedObjects, pdfWithObjects, withinSample } from '../../../testing/pdf-with-objects.ts';
import { samplePdf } from '../../../testing/sample-pdf.ts';
import { uploadTypeOf } from './upload-type.ts';

const script = '<</S/JavaScript/JS(x)>>';
const font = '<</Type/Font>>';
const inHex = (bytes: string | Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);
const inRuns = (text: string) => Buffer.from([...[...Buffer.from(text)].flatMap((byte) => [0, byte]), 128]);
/** Rows of one byte, each the difference from the one above. */
const inDifferences = (text: string) => {
  const bytes = Buffer.from(text);
  return deflateSync(Buffer.from([...bytes].flatMap((byte, at) => [2, (byte - (bytes[at - 1] ?? 0)) & 255])));
};
/** Without its sum, and with a block of a kind that there is none of: programs take what came before. */
const brokenAtTheEnd = (text: string) => {
  const packed = deflateSync(text, { level: 0 });
  packed[2] = 0;
  return Buffer.concat([packed.subarray(0, -4), Buffer.from([7])]);
};

const typeOf = (bytes: Buffer | string) => uploadTypeOf(Buffer.from(bytes));
const withPart = (part: string) => samplePdf.replace('/Catalog', () => `/Catalog${part}`);
const withObject = (object: string) => withinSample(Buffer.from(`${object}\n`, 'latin1'));

describe('a script that is packed in a PDF is found', () => {
  it.each<[string, PackedObjects]>([
    ['as programs write it', {}],
    ['behind a line that ends in the old way', { keyword: 'stream\r' }],
    ['behind a line that ends in both', { keyword: 'stream\r\n' }],
    ['behind a blank', { keyword: 'stream \n' }],
    ['behind other blanks', { keyword: 'stream\t\f\0\r\n' }],
    ['behind no line', { keyword: 'stream' }],
    [
      'behind others, for programs that look for the next line',
      { keyword: `stream${deflateSync('9 0 null').toString('latin1')}\n` },
    ],
    ['far behind what its stream is', { packing: `/Filter/FlateDecode${' '.repeat(1100)}` }],
    ['behind a text like an object', { packing: '/Filter/FlateDecode/X ( obj)' }],
    ['behind a text like an object with a dictionary', { packing: '/Filter/FlateDecode/X (1 0 obj<<)' }],
    ['behind a text like a stream', { type: '/First 4/X(>>stream\n)/N 1' }],
    ['behind a text with half a bracket, like a stream', { type: '/First 4/X(\\)>>stream\n)/N 1' }],
    ['behind a text with brackets, like a stream', { type: '/First 4/X((a)>>stream\n)/N 1' }],
    ['behind digits that are none', { type: '/First 4/X(stream\n)/N 1/Y<41(>' }],
    ['behind a comment like a stream', { type: '/First 4%)>>stream\nendstream\n/N 1' }],
    ['behind a comment like an end', { packing: '/Filter/FlateDecode>>%stream\n%' }],
    ['where only numbers say so', { type: '/N 1/First 4' }],
    ['where a name is hidden', { type: '/#4e 1/F#69rst 4' }],
    ['where the type alone says so', { type: '/Type/ObjStm' }],
  ])('%s', async (_, how) => {
    expect(await typeOf(pdfWithObjects(script, how))).toBeNull();
  });

  it('where no object has the stream', async () => {
    const loose = Buffer.concat([Buffer.from('/ObjStm/Filter/FlateDecode>>\nstream\n'), deflateSync(`9 0 ${script}`)]);
    expect(await typeOf(withinSample(loose))).toBeNull();
  });

  it('where it is not packed', async () => {
    expect(await typeOf(pdfWithObjects(script, { packing: '', pack: Buffer.from }))).toBeNull();
    expect(await typeOf(pdfWithObjects(font, { packing: '', pack: Buffer.from }))).toBe('pdf');
  });
});

describe('objects of a PDF are packed in the usual way, or it is not taken, whatever they are', () => {
  it.each<[string, PackedObjects]>([
    ['as digits', { packing: '/Filter/ASCIIHexDecode', pack: inHex }],
    [
      'as digits after packing',
      { packing: '/Filter[/ASCIIHexDecode /FlateDecode]', pack: (text) => inHex(deflateSync(text)) },
    ],
    [
      'as digits before packing',
      { packing: '/Filter[/FlateDecode/ASCIIHexDecode]', pack: (text) => deflateSync(inHex(text)) },
    ],
    ['as runs', { packing: '/Filter/RunLengthDecode', pack: inRuns }],
    ['as runs by a short name of both', { packing: '/F/RL', pack: inRuns }],
    ['as digits before packing, by short names', { packing: '/F[/Fl/AHx]', pack: (text) => deflateSync(inHex(text)) }],
    ['in a way that is said elsewhere', { packing: '/Filter 7 0 R' }],
    ['as differences', { packing: '/Filter/FlateDecode/DecodeParms<</Predictor 12>>', pack: inDifferences }],
    ['as differences, perhaps', { packing: '/Filter/FlateDecode/DecodeParms 7 0 R' }],
    ['twice', { pack: (text) => deflateSync(deflateSync(text)) }],
    ['behind a NUL', { pack: (text) => deflateSync(`\0${text}`) }],
    ['broken after all of them', { pack: brokenAtTheEnd }],
    ['not at all, though it is said', { pack: Buffer.from }],
  ])('%s', async (_, how) => {
    expect(await typeOf(pdfWithObjects(font, how))).toBeNull();
  });

  it.each<[string, PackedObjects]>([
    ['alone', {}],
    ['in a list of one', { packing: '/Filter [ /FlateDecode ]' }],
    ['with nothing else said', { packing: '/Filter /FlateDecode /DecodeParms null' }],
    ['behind a line that ends in the old way', { keyword: 'stream\r' }],
    ['behind more blanks than one', { keyword: 'stream \t\f\0\r\n' }],
    ['behind blanks', { pack: (text) => deflateSync(`\r\n ${text}`) }],
    ['none', { pack: () => deflateSync('') }],
  ])('the usual way: %s', async (_, how) => {
    expect(await typeOf(pdfWithObjects(font, how))).toBe('pdf');
  });
});

it('takes streams of other things, however they are packed', async () => {
  const outlines = '4 0 obj<</First 5 0 R>>endobj 6 0 obj<</AP<</N 7 0 R>>>>endobj\n';
  const profile = '7 0 obj<</N 3/Filter/DCTDecode>>stream\n\xff\xd8\nendstream endobj';
  expect(await typeOf(withObject(outlines + profile))).toBe('pdf');
  expect(await typeOf(withObject(outlines + profile.replace('/N', '/First')))).toBe('pdf');
});

it.each([
  '/OpenAction<</S/JavaScript/JS(x)>>',
  '/OpenAction<</S/Rendition/JS(x)>>',
  '/OpenAction<</S/Launch>>',
  '/OpenAction<</S/GoToE>>',
  '/OpenAction<</S/SubmitForm>>',
  '/OpenAction<</S/ImportData>>',
  '/Names<</EmbeddedFiles 9 0 R>>',
  '/EmbeddedFile',
  '/AcroForm<</XFA 9 0 R>>',
  '/AcroForm<</XFA[(a)9 0 R]>>',
  '/AcroForm<</XFA\n<</A 1>>>>',
  '/AcroForm<</XFA%\n9 0 R>>',
])('a PDF with %s is not taken', async (part) => {
  expect(await typeOf(withPart(part))).toBeNull();
});

it.each(['/JS ', '/JS(', '/JS\0', '/XFA\x80', '/XFA null', '/Renditions'])(
  'a PDF with %j, which may be part of a photograph, is taken',
  async (part) => {
    expect(await typeOf(withObject(`%${part}`))).toBe('pdf');
  },
);

describe('what stands around a PDF', () => {
  it.each([
    ['a mark of its encoding', Buffer.from(`\ufeff${samplePdf}`), 'pdf'],
    ['blanks before it', `\r\n \t${samplePdf}`, 'pdf'],
    ['words before it', `a ${samplePdf}`, null],
    ['blanks behind it', `${samplePdf}${'\0 \r\n'.repeat(1000)}`, 'pdf'],
    ['words far behind its end', `${samplePdf}${'a'.repeat(2048)}`, null],
  ])('%s', async (_, bytes, type) => {
    expect(await typeOf(bytes)).toBe(type);
  });
});

it.each([
  ['dictionaries within each other', '1 0 obj<<('],
  ['comments within each other', 'obj%'],
])('refuses %s, which would be read a million times', async (_, part) => {
  const before = performance.now();
  expect(await typeOf(withObject(`${part.repeat(1_000_000 / part.length)}\n`))).toBeNull();
  expect(performance.now() - before).toBeLessThan(5000);
});
