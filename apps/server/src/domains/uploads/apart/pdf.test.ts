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

describe('what runs something, lies within a PDF or leads out of it', () => {
  const streamed = (keys: string) => `9 0 obj<<${keys}/Length 0>>stream\n\nendstream endobj`;
  const annotated = (keys: string) => `9 0 obj<</Type/Annot/Rect[0 0 9 9]${keys}>>endobj`;

  it.each<[string, string, string]>([
    [
      'a file of a note',
      annotated('/Subtype/Text/FS<</Type/Filespec/F(a.exe)/EF<</F 8 0 R>>>>'),
      annotated('/Subtype/Text/RC(/EF <)'),
    ],
    ['a note that is one', annotated('/Subtype/FileAttachment/FS 8 0 R'), annotated('/Subtype/Text')],
    ['a file that belongs to it', '9 0 obj<</AF[<</F(a.xml)/EF 8 0 R>>]>>endobj', '9 0 obj<</AF[]>>endobj'],
    ['one behind a comment', '9 0 obj<</EF%a\n%b\r<</F 8 0 R>>>>endobj', '9 0 obj<</EF%<<\nnull>>endobj'],
    ['one behind comments within', '9 0 obj<</EF 8%\n0%\nR>>endobj', '9 0 obj<</EF 8 0 m>>endobj'],
    ['one behind a comment with a name', '9 0 obj<</EF%#0aa\n<</F 8 0 R>>>>endobj', '9 0 obj<</EF#41 8 0 R>>endobj'],
    ['one by a hidden name', '9 0 obj<</E#46<</F 8 0 R>>>>endobj', '9 0 obj<</EFF<</F 8 0 R>>>>endobj'],
    ['a scene', annotated('/Subtype/3D/3DD 8 0 R'), annotated('/Subtype/Link/3DDA 8 0 R')],
    ['a script of a scene', streamed('/Type/3D/OnInstantiate 8 0 R'), streamed('/Type/XObject')],
    ['a film', annotated('/Subtype/Movie/Movie<</F(http://example.com/)>>'), '9 0 obj(/Movie/Sound )endobj'],
    ['a sound', annotated('/Subtype/Sound/Sound 8 0 R'), '9 0 obj(/Sound/8 0 R)endobj'],
    ['a collection of files', '9 0 obj<</Collection<</View/D>>>>endobj', '9 0 obj(/Collection/Movie/a.psd)endobj'],
    ['what is done by itself', '9 0 obj<</AA<</O 8 0 R>>>>endobj', '9 0 obj<</AAPL:Keywords[(a)]>>endobj'],
    ['a page of another file', annotated('/A<</S/GoToR/F(a.pdf)>>'), annotated('/A<</S/GoTo/D[3 0 R/Fit]>>')],
    ['a page of a file within', annotated('/A<</S/GoToE>>'), annotated('/A<</S/Named/N/NextPage>>')],
    [
      'an article of another file',
      annotated('/A<</S/Thread/F(a.pdf)>>'),
      '8 0 obj<</Threads[9 0 R]>>endobj 9 0 obj<</Type/Thread/F 7 0 R/I<</Title(S/Thread)>>>>endobj',
    ],
    ['a picture in another file', streamed('/F(\\\\\\\\example\\\\a)'), streamed('/Font<</F(a)/F0 8 0 R>>')],
    ['one by the digits of its name', streamed('/F<41>'), streamed('/Decode[/F(a)]')],
    ['one by a dictionary', streamed('/#46%\n<</UF(a)>>'), streamed('/Resources<</Font<</F<</Type/Font>>>>>>')],
    ['one by an object', streamed('/F 8%\n0 R'), streamed('/Resources<</Font<</F 8 0 R>>>>')],
    ['one that is packed there', streamed('/FFilter/FlateDecode'), streamed('/PieceInfo<</A<</FFilter 1>>>>')],
    ['a picture of another file in its place', streamed('/Ref<</F(a.pdf)/Page 0>>'), streamed('/K<</Ref<</A 1>>>>')],
    [
      'a picture that another program puts in',
      streamed('/OPI<</2.0<</F(a.tif)>>>>'),
      streamed('/Alternates[<</Image 8 0 R>>]'),
    ],
    [
      'an address at opening',
      '9 0 obj<</OpenAction<</S/URI/URI(http://example.com/)>>>>endobj',
      annotated('/A<</S/URI/URI(http://example.com/)>>'),
    ],
    [
      'more than one thing at opening',
      '9 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 8 0 R>>>>endobj',
      '9 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>/Next 8 0 R>>endobj',
    ],
  ])('%s', async (_, active, sound) => {
    expect(await typeOf(withObject(active))).toBeNull();
    expect(await typeOf(withObject(sound))).toBe('pdf');
  });

  it.each([
    ['films', '/Movie<</F(a)>>'],
    ['files', '/EF<</F 8 0 R>>'],
    ['articles', '/A<</S/Thread>>'],
  ])('%s that are packed', async (_, keys) => {
    expect(await typeOf(pdfWithObjects(`<<${keys}>>`))).toBeNull();
  });
});

describe('what is done at opening may stand elsewhere', () => {
  const opening = '/OpenAction 9 0 R';
  const address = '<</S/URI/URI(http://example.com/)>>';
  const view = '<</S/GoTo/D[3 0 R/Fit]>>';
  const opened = (objects: string) => withObject(`7 0 obj<<${opening}>>endobj\n${objects}`);
  /** The object that is opened is packed, the key that opens it is not. */
  const packed = (objects: string, how: PackedObjects = {}) =>
    Buffer.from(
      pdfWithObjects(objects, { type: '/Type/ObjStm/N 2/First 9', ...how })
        .toString('latin1')
        .replace('/Catalog', `/Catalog${opening}`),
      'latin1',
    );
  const atNumbers = (first: string, second: string) => `5 ${first.length} ${first}${second}`;

  it.each<[string, Buffer, 'pdf' | null]>([
    ['a view', opened(`9 0 obj${view}endobj`), 'pdf'],
    ['a place', opened('9 0 obj[3 0 R/Fit]endobj'), 'pdf'],
    ['an address', opened(`9 0 obj${address}endobj`), null],
    ['an address by a hidden name', opened('9 0 obj<</S/UR#49/UR#49(a)>>endobj'), null],
    ['an address of another', opened(`9 0 obj${view}endobj\n19 0 obj${address}endobj`), 'pdf'],
    ['an address that came later', opened(`9 0 obj${view}endobj\n9 0 obj${address}endobj`), null],
    ['an address behind another object', opened(`8 0 obj 1 endobj 9 0 obj${address}endobj`), null],
    ['an address whose number is not clear', opened(`9%\n0 obj${address}endobj`), null],
    ['an address whose number is in a comment', opened(`9 %8 \n0 obj${address}endobj`), null],
    ['a reference to one', opened(`9 0 obj 8 0 R endobj\n8 0 obj${address}endobj`), null],
    ['a view and more', opened('9 0 obj<</S/GoTo/D[3 0 R/Fit]/Next 8 0 R>>endobj'), null],
    ['a packed view', packed(atNumbers(view, address)), 'pdf'],
    ['a packed address', packed(atNumbers(address, view)), null],
    [
      'a packed address that begins in another place',
      packed(atNumbers(address, view), { type: '/N 2/First 9/First 4' }),
      null,
    ],
    ['objects that are not packed', packed(view, { packing: '', pack: Buffer.from }), null],
  ])('%s', async (_, bytes, type) => {
    expect(await typeOf(bytes)).toBe(type);
  });

  it('where the key is packed', async () => {
    const withKey = pdfWithObjects(`<<${opening}>>`).toString('latin1');
    const and = (object: string) =>
      Buffer.from(withKey.replace('trailer', `\n9 0 obj${object}endobj\ntrailer`), 'latin1');
    expect(await typeOf(and(address))).toBeNull();
    expect(await typeOf(and(view))).toBe('pdf');
  });
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
  ['comments of keys within each other', '/EF%'],
])('refuses %s, which would be read a million times', async (_, part) => {
  const before = performance.now();
  expect(await typeOf(withObject(`${part.repeat(1_000_000 / part.length)}\n`))).toBeNull();
  expect(performance.now() - before).toBeLessThan(5000);
});
