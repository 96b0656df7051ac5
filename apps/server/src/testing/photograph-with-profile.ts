/** A JPEG with a color profile, behind its first two bytes. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const header = Buffer.concat([Buffer.from([0xff, 0xe2]), short(profile.length + 16), text('ICC_PROFILE\0\x01\x01')]);
  return Buffer.concat([jpeg.subarray(0, 2), header, profile, jpeg.subarray(2)]);
}

/**
 * A color profile of red, green and blue (ICC.1) that has each color pass the same three curves so many times. Each time takes eight bytes of it, and
 * whoever reads it builds three tables of 4096 values, of a hundred segments.
 */
export function profileOfCurves(times: number): Buffer {
  const names = ['D2B0', 'A2B0'];
  const start = 132 + 12 * names.length;
  const steps = stepsOfCurves(times);
  const header = Buffer.alloc(128);
  header.writeUInt32BE(start + steps.length);
  header.writeUInt32BE(0x04400000, 8);
  header.write('mntrRGB XYZ ', 12);
  header.write('acsp', 36);
  for (const [index, value] of [0xf6d6, 0x10000, 0xd32d].entries()) header.writeUInt32BE(value, 68 + 4 * index);
  const tags = names.map((name) => Buffer.concat([text(name), long(start), long(steps.length)]));
  return Buffer.concat([header, long(tags.length), ...tags, steps]);
}

function stepsOfCurves(times: number): Buffer {
  const one = curve(100);
  const places = Array.from({ length: 3 }, () => Buffer.concat([long(36), long(one.length)]));
  const three = Buffer.concat([text('cvst'), long(0), short(3), short(3), ...places, one]);
  const place = Buffer.concat([long(16 + 8 * times), long(three.length)]);
  return Buffer.concat([
    ...[text('mpet'), long(0), short(3), short(3), long(times)],
    ...Array<Buffer>(times).fill(place),
    three,
  ]);
}

/** Each segment is the value itself. */
function curve(segments: number): Buffer {
  const bounds = Array.from({ length: segments - 1 }, (_, index) => float(2 + index));
  const segment = Buffer.concat([text('parf'), long(0), long(0), float(1), float(1), float(0), float(0)]);
  return Buffer.concat([
    ...[text('curf'), long(0), short(segments), short(0)],
    ...bounds,
    ...Array<Buffer>(segments).fill(segment),
  ]);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

function short(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function long(value: number): Buffer {
  return Buffer.concat([short(value >>> 16), short(value & 0xffff)]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
}
