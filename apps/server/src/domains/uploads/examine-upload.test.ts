import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { examineUpload } from './examine-upload.ts';

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const photograph = await samplePhotograph();
const png = await sharp(photograph).png().toBuffer();
const webp = await sharp(photograph).webp().toBuffer();

describe('what a file is, is told by its content', () => {
  it.each([
    ['a PDF', samplePdf, 'pdf'],
    ['a PDF that was cut', samplePdf.slice(0, -8), null],
    ['a PDF that runs something', samplePdf.replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(x)>>'), null],
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
    ['a drawing with a page in it', svg('<foreignObject/>'), null],
    ['a drawing that is cut', svg('').slice(0, -3), null],
    ['XML that is no drawing', '<svg><path/></svg>', null],
    ['a page', '<!doctype html><script>alert(1)</script>', null],
    ['a photograph', photograph, 'jpg'],
    ['a picture', png, 'png'],
    ['half a picture', png.subarray(0, png.length / 2), null],
    ['a picture in another type', webp, null],
    ['a program', Buffer.from('4d5a90000300', 'hex'), null],
    ['nothing', '', null],
  ])('%s', async (_, bytes, type) => {
    expect(await examineUpload(Buffer.from(bytes), 'here')).toBe(type);
  });
});

it('one that takes too long is not taken', async () => {
  expect(await examineUpload(Buffer.from(samplePdf), 'here', { milliseconds: 1, megabytes: 256 })).toBeNull();
});
