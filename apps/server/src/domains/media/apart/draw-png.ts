import sharp from 'sharp';

/** `fit: 'inside'` keeps its form, 'contain' stands it on nothing. */
export type DrawnSize = { width: number; height: number; fit: 'inside' | 'contain' };

/** How many dots an inch a drawing can be drawn with, and with how many it has the size that it says. */
const densities = { least: 1, own: 72, most: 2400 };

/**
 * A picture of the shop in a size. A drawing is drawn in twice the size that is asked for, so that it is scaled down and not up, whatever size it
 * says. Null where it cannot be drawn: of no size, or a line without breadth.
 */
export async function drawPng(bytes: Buffer, size: DrawnSize): Promise<Buffer | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const wanted = 2 * densities.own * Math.min(size.width / width, size.height / height);
    const density = Math.min(Math.max(wanted, densities.least), densities.most);
    return await sharp(bytes, { density })
      .resize({ ...size, background: '#0000' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
