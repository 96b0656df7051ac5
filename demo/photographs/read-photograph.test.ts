import { describe, expect, it } from 'vitest';
import { readPhotograph } from './read-photograph.ts';
import { webpSize } from './webp-size.ts';

describe('readPhotograph', () => {
  it.each([
    '/media/photographs/../read-photograph.webp',
    '/media/photographs/..%2Fread-photograph.webp',
    '/media/photographs/scenes/../../package.webp',
    '/media/photographs//etc/passwd.webp',
    '/media/photographs/scenes/scenes/laid-table-desktop.webp',
    '/media/photographs/1001-1.webp\n',
    '/media/photographs/1001-1.webp?x=1',
    '/media/photographs/1001-1.png',
    '/media/photographs/not-there.webp',
    '/media/photographs/.webp',
    '/media/items/plate-f6f4ef-0.svg',
    'media/photographs/1001-1.webp',
    '',
  ])('%j is no photograph', (address) => {
    expect(readPhotograph(address)).toBeNull();
  });
});

describe('webpSize', () => {
  it('reads lossy and extended pictures', () => {
    const lossy = Buffer.alloc(30);
    lossy.write('RIFF', 0, 'latin1');
    lossy.write('WEBPVP8 ', 8, 'latin1');
    lossy.writeUInt16LE(800, 26);
    lossy.writeUInt16LE(600 | 0x4000, 28);
    expect(webpSize(lossy)).toEqual({ width: 800, height: 600 });
    const extended = Buffer.from(lossy);
    extended.write('VP8X', 12, 'latin1');
    extended.writeUIntLE(1919, 24, 3);
    extended.writeUIntLE(599, 27, 3);
    expect(webpSize(extended)).toEqual({ width: 1920, height: 600 });
  });

  it('knows no other files', () => {
    expect(webpSize(Buffer.from('RIFFxxxxWEBPVP8L'.padEnd(40, ' ')))).toBeNull();
    expect(webpSize(Buffer.alloc(40))).toBeNull();
    expect(webpSize(Buffer.from('RIFF'))).toBeNull();
  });
});
