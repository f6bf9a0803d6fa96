import sharp from 'sharp';

/** Rasterises a drawing. `width` in pixels, `quality` 1 to 100. */
export function renderJpeg(svg: string, options: { width: number; quality: number }): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize({ width: options.width })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: options.quality, mozjpeg: true })
    .toBuffer();
}
