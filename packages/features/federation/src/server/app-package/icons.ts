import sharp from 'sharp';
import { colorIcon, outlineIcon } from './icons.data.ts';

/** The icons of the app as Teams wants them, by the name of their file. */
export async function drawIcons(): Promise<Readonly<Record<string, Buffer>>> {
  const [color, small, outline] = await Promise.all([drawn(colorIcon, 192), drawn(colorIcon, 32), white(outlineIcon, 32)]);
  return { 'color.png': color, 'color32.png': small, 'outline.png': outline };
}

const sized = (svg: string, size: number) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
const drawn = (svg: string, size: number): Promise<Buffer> => sized(svg, size).png({ compressionLevel: 9 }).toBuffer();

/** Purely white with more or less of it; Teams refuses greys at the edges. */
async function white(svg: string, size: number): Promise<Buffer> {
  const { data, info } = await sized(svg, size).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) data.fill(255, at, at + 3);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
