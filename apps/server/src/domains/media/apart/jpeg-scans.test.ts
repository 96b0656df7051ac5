import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographWithScans } from '../../../testing/photograph-with-scans.ts';
import { samplePhotograph } from '../../../testing/sample-photograph.ts';
import { hasTooManyScans } from './jpeg-scans.ts';

const photograph = await samplePhotograph();
const progressive = await sharp(photograph).jpeg({ mozjpeg: true }).toBuffer();

it.each<[string, Buffer, boolean]>([
  ['a photograph', photograph, false],
  ['one that is written for slow lines', progressive, false],
  ['one with fifty scans', photographWithScans(50), false],
  ['one with a scan more', photographWithScans(51), true],
  ['one with a marker that nobody writes, behind which scans are hidden', repeated('ff020006ffda0002', 1), true],
  ['one with the first marker that is used', repeated('ffc00002', 1), false],
  ['one that is cut', photographWithScans(50).subarray(0, -3), false],
  ['one that is cut within a length', Buffer.from('ffd8ffda00', 'hex'), false],
  ['one that fills up before its markers', repeated('ffffda0002', 51), true],
  ...['ff01', 'ffd0', 'ffd7'].map((alone): [string, Buffer, boolean] => [
    `one with a marker without a length, ${alone}`,
    repeated(`${alone}ffda0002`, 51),
    true,
  ]),
  [
    'one whose program notes what looks like scans',
    Buffer.concat([photograph.subarray(0, 2), note(), photograph.subarray(2)]),
    false,
  ],
  [
    'one behind which something else stands',
    Buffer.concat([photograph, Buffer.from('ffda0000'.repeat(99), 'hex')]),
    false,
  ],
  ['nothing but its first bytes', photograph.subarray(0, 3), false],
])('%s', (_, bytes, isTooMany) => {
  expect(hasTooManyScans(bytes)).toBe(isTooMany);
});

function repeated(hex: string, count: number): Buffer {
  return Buffer.from(`ffd8${hex.repeat(count)}ffd9`, 'hex');
}

/** A comment. */
function note(): Buffer {
  const content = Buffer.from('ffda0002'.repeat(99), 'hex');
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
