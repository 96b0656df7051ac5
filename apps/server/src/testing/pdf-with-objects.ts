import { deflateSync } from 'node:zlib';
import { samplePdf } from './sample-pdf.ts';

export interface PackedObjects {
  /** What makes the stream one of objects. */
  type?: string;
  packing?: string;
  pack?: (objects: string) => Uint8Array;
  keyword?: string;
  times?: number;
}

/** A PDF with objects in streams, as programs pack them where nothing else is said. Numbers stand before them. */
export function pdfWithObjects(
  objects: string,
  {
    type = '/Type/ObjStm/N 1/First 4',
    packing = '/Filter/FlateDecode',
    pack = (text) => deflateSync(text),
    keyword = 'stream\n',
    times = 1,
  }: PackedObjects = {},
): Buffer {
  const packed = pack(`9 0 ${objects}`);
  const begin = Buffer.from(`8 0 obj <<${type}${packing}/Length ${packed.length}>>\n${keyword}`, 'latin1');
  const stream = Buffer.concat([begin, packed, Buffer.from('\nendstream endobj\n')]);
  return withinSample(Buffer.concat(Array<Buffer>(times).fill(stream)));
}

/** Something more in a sound PDF. */
export function withinSample(more: Buffer): Buffer {
  const [head = '', tail = ''] = samplePdf.split('trailer', 2);
  return Buffer.concat([Buffer.from(head), more, Buffer.from(`trailer${tail}`)]);
}
