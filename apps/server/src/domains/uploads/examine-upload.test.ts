import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfWithObjects } from '../../testing/pdf-with-objects.ts';
import { profileOfCurves, withProfile } from '../../testing/photograph-with-profile.ts';
import { arithmeticPhotograph, photographWithScans } from '../../testing/photograph-with-scans.ts';
import { chunkOf, packedText, withChunk } from '../../testing/picture-with-texts.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { uploadTypeOf } from './apart/upload-type.ts';
import { examineUpload } from './examine-upload.ts';
import { createReadingLanes } from './reading-lanes.ts';

const from = { network: 'here', hasGone: () => false };

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
/** The root has one more. */
const attributesOf = (count: number) => Array.from({ length: count }, (_, number) => `a${number}=""`).join(' ');
const plain = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const photograph = await samplePhotograph();
const png = await sharp(photograph).png().toBuffer();
const interlaced = await sharp(photograph).png({ progressive: true }).toBuffer();
/** Fifty texts of nearly eight megabytes, in four hundred kilobytes. */
const withLongTexts = withChunk(png, Buffer.concat(Array<Buffer>(50).fill(packedText('a'.repeat(7_900_000)))));
/** A profile of forty megabytes, in as many kilobytes. */
const { icc: profile = Buffer.alloc(0) } = await sharp(
  await sharp(photograph).withIccProfile('p3').png().toBuffer(),
).metadata();
const longProfile = Buffer.concat([profile, Buffer.alloc(40 * 1024 * 1024)]);
longProfile.writeUInt32BE(longProfile.length);
const withLongProfile = withChunk(
  png,
  chunkOf('iCCP', Buffer.concat([Buffer.from('p3\0\0'), deflateSync(longProfile)])),
);
const lineOf = (width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const longestLine = await lineOf(65_535);
const longerLine = await lineOf(65_536);
/** More than 200 megabytes of it are held until its last layer. */
const deepLayers = await sharp({ create: { width: 5100, height: 5000, channels: 4, background: '#123456' } })
  .toColourspace('rgb16')
  .png({ progressive: true, compressionLevel: 1 })
  .toBuffer();
const webp = await sharp(photograph).webp().toBuffer();

/** Streams of objects that lie within each other: each is read to the end of the file, and unpacks to little more than where the others begin. */
function withinEachOther(times: number): Buffer {
  const stored = (text: string) => {
    const header = Buffer.alloc(5);
    header.writeUInt16LE(text.length, 1);
    header.writeUInt16LE(0xffff - text.length, 3);
    return Buffer.concat([header, Buffer.from(text, 'latin1')]);
  };
  const begin = '1 /ObjStm/Filter/FlateDecode\nstream\nx\x9c';
  const nothing = Buffer.concat(Array<Buffer>(20).fill(stored('')));
  const [head = '', tail = ''] = samplePdf.split('trailer', 2);
  const others = Array<Buffer>(times).fill(Buffer.concat([nothing, stored(begin)]));
  return Buffer.concat([Buffer.from(`${head}${begin}`, 'latin1'), ...others, stored(`1 trailer${tail}`)]);
}

const runningPacked = pdfWithObjects('<</S/JavaScript/JS(x)>>');

const megabyte = 1024 * 1024;

/** "A" as names of a PDF may have it, and nothing else. */
const hidden = (megabytes: number) => '#41'.repeat((megabytes * megabyte) / 3);

describe('what a file is, is told by its content', () => {
  it.each([
    ['a PDF', samplePdf, 'pdf'],
    ['a PDF that was cut', samplePdf.slice(0, -8), null],
    ['a PDF that runs something', samplePdf.replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(x)>>'), null],
    [
      'a PDF that hides what it runs',
      samplePdf.replace('/Catalog', '/Catalog/OpenAction<</S/#4AavaScript/#4AS(x)>>'),
      null,
    ],
    ['a PDF that runs something packed', runningPacked, null],
    ['a PDF that hides what it packed', pdfWithObjects('<</S/#4aavaScript/#4aS(x)>>'), null],
    [
      'a PDF that hides that it packed something',
      Buffer.from(runningPacked.toString('latin1').replace('/ObjStm', '/Obj#53tm'), 'latin1'),
      null,
    ],
    ['a PDF of names that are nothing but hidden', samplePdf.replace('trailer', () => hidden(9.9)), 'pdf'],
    ['a PDF that packed as many', pdfWithObjects(hidden(31)), 'pdf'],
    ['a PDF that unpacks to more than anybody reads', pdfWithObjects(' '.repeat(33 * megabyte)), null],
    ['a PDF with packed objects', pdfWithObjects('<</Type/Font>>'), 'pdf'],
    ['a PDF with many of them', pdfWithObjects('<</Type/Font>>', { times: 4_000 }), 'pdf'],
    ['a PDF with more of them than any program writes', pdfWithObjects('<</Type/Font>>', { times: 5_001 }), null],
    [
      'a PDF with many that nothing packed',
      samplePdf.replace('trailer', `${'9 0 obj <</Type/ObjStm>>\nstream\n<<>>\nendstream endobj\n'.repeat(40)}trailer`),
      'pdf',
    ],
    ['a PDF with streams of objects within each other', withinEachOther(100), 'pdf'],
    ['a PDF with so many that each byte is read hundreds of times', withinEachOther(1_000), null],
    [
      'a PDF with more streams than any program writes',
      samplePdf.replace('trailer', `${'stream\n'.repeat(50_001)}trailer`),
      null,
    ],
    ['a PDF with a photograph that looks like it by chance', samplePdf.replace('trailer', '%/JS \ntrailer'), 'pdf'],
    ['a PDF with a password', samplePdf.replace('<</Root', '<</Encrypt 9 0 R/Root'), null],
    ['an EPS', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage', 'eps'],
    ['PostScript that is no drawing', '%!PS-Adobe-3.0\nshowpage', null],
    ['a drawing', svg('<path d="M0 0h9v9z"/>'), 'svg'],
    [
      'a drawing as programs leave it',
      svg('<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/"/><switch/>'),
      'svg',
    ],
    ['a drawing with a script', svg('<script>alert(1)</script>'), null],
    ['a drawing that acts when it is loaded', svg('', 'onload="alert(1)"'), null],
    ['a drawing with a link that runs', svg('<a href=" javascript:alert(1)"/>'), null],
    ['a drawing with a link that hides what it runs', svg('<a href="java&#10;script:alert(1)"/>'), null],
    [
      'a drawing with an animation that runs',
      svg('<animate attributeName="href" values="#;javascript:alert(1)"/>'),
      null,
    ],
    ['a drawing that is made to act', svg('<set attributeName="onload" to="alert(1)"/>'), null],
    ['a drawing with an animation', svg('<animate attributeName="opacity" values="0;1"/>'), 'svg'],
    ['a drawing that shows another', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), null],
    ['a drawing that shows a part of itself twice', svg('<g id="a"/><use href="#a"/>'), 'svg'],
    ['a drawing with a page in it', svg('<foreignObject/>'), null],
    [
      'a drawing with a script of pages',
      svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
      null,
    ],
    ['a drawing with attributes of its own', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${plain}`, null],
    ['a drawing that is made a page', `<?xml-stylesheet type="text/xsl" href="#page"?>${plain}`, null],
    ['a drawing with a style sheet', `<?xml-stylesheet type="text/css" href="look.css"?>${plain}`, 'svg'],
    ['a drawing of many levels', svg('<g>'.repeat(499) + '</g>'.repeat(499)), 'svg'],
    ['a drawing of more levels than any program writes', svg('<g>'.repeat(500) + '</g>'.repeat(500)), null],
    ['a drawing of many elements', svg('<g><path/></g>'.repeat(200_000)), 'svg'],
    [
      'a drawing of as many far down, of which each is looked up on all levels',
      svg('<g>'.repeat(400) + '<path/>'.repeat(400_000) + '</g>'.repeat(400)),
      null,
    ],
    [
      'a drawing whose prefixes are looked up from far below, again and again',
      svg('<g>'.repeat(400) + '<path i:a="" i:b="" i:c=""/>'.repeat(40_000) + '</g>'.repeat(400), 'xmlns:i="urn:i"'),
      null,
    ],
    [
      'a drawing that shows another as programs used to write it',
      svg('<use l:href="https://example.com/a.svg#a"/>', 'xmlns:l="http://www.w3.org/1999/xlink"'),
      null,
    ],
    ['a drawing of an element with many attributes', svg('', attributesOf(9_999)), 'svg'],
    ['a drawing of an element with more of them than any program writes', svg('', attributesOf(10_000)), null],
    ['a drawing that is cut', svg('').slice(0, -3), null],
    ['XML that is no drawing', '<svg><path/></svg>', null],
    ['a page', '<!doctype html><script>alert(1)</script>', null],
    ['a photograph', photograph, 'jpg'],
    ['a photograph that keeps whoever reads it busy for minutes', photographWithScans(51), null],
    ['a photograph whose profile takes as long', withProfile(photograph, profileOfCurves(1000)), 'jpg'],
    ['a photograph that is packed as no browser reads it', arithmeticPhotograph(), null],
    ['a picture', png, 'png'],
    ['a picture with long texts', withLongTexts, 'png'],
    ['half a picture', png.subarray(0, png.length / 2), null],
    ['a picture that comes in layers', interlaced, 'png'],
    ['half a picture in layers', interlaced.subarray(0, interlaced.length / 2), null],
    ['a picture of more and deeper layers than are held at once', deepLayers, null],
    ['a picture of one long line', longestLine, 'png'],
    ['a picture of a line that takes more memory than many pictures', longerLine, null],
    ['a picture in another type', webp, null],
    ['a program', Buffer.from('4d5a90000300', 'hex'), null],
    ['nothing', '', null],
  ])('%s', async (_, bytes, type) => {
    expect(await examineUpload(Buffer.from(bytes), from)).toMatchObject({ type, isLate: false });
  });
});

it('of one that takes too long it is not known what it is', async () => {
  const large = Buffer.from(svg('<g><path/></g>'.repeat(200_000)));
  const hurried = createReadingLanes({ quickMs: 1000, longestQuickMs: 1, longestMs: 2, longestQueue: 20 });
  expect(await examineUpload(large, from, hurried.inLane)).toMatchObject({ type: null, isLate: true });
});

it('one that takes longer than those that are quick is read among the others', async () => {
  const large = Buffer.from(svg('<g><path/></g>'.repeat(200_000)));
  const hurried = createReadingLanes({ quickMs: 1000, longestQuickMs: 1, longestMs: 20_000, longestQueue: 20 });
  expect(await examineUpload(large, from, hurried.inLane)).toMatchObject({ type: 'svg', isLate: false });
});

it.each([
  ['texts', withLongTexts],
  ['profiles', withLongProfile],
])('holds no %s of pictures, whose memory nothing limits', async (_, bytes) => {
  const before = process.resourceUsage().maxRSS;
  for (let times = 0; times < 5; times += 1) expect(await uploadTypeOf(bytes)).toBe('png');
  const kilobytes = process.resourceUsage().maxRSS - before;
  expect(kilobytes).toBeLessThan(500_000);
});

it('keeps nothing of a photograph that was read', async () => {
  sharp.cache(true);
  expect(await uploadTypeOf(photograph)).toBe('jpg');
  expect(sharp.cache().items.current).toBe(0);
});
