import { canvasOf } from '../print/canvas';

/** A photo for a PDF: a JPEG with its size in pixels. */
export interface SmallPhoto {
  file: Blob;
  width: number;
  height: number;
}

/** With it a paper stays below 500 kB. */
export const MAX_PHOTO_BYTES = 200_000;

/** The longer side in pixels, and how well it is drawn: the first that is small enough is taken. */
const SIDES = [1200, 900, 600];
const QUALITIES = [0.85, 0.7, 0.55];

async function drawn(picture: ImageBitmap, side: number): Promise<SmallPhoto | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { canvas, pen } = canvasOf(width, height);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  try {
    for (const quality of QUALITIES) {
      const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (file && file.size <= MAX_PHOTO_BYTES) return { file, width, height };
    }
    return null;
  } finally {
    // Phones release a canvas's memory late, unless it is made small.
    canvas.width = 0;
  }
}

/** Drawn anew it is upright, and without the place and time that cameras add. Null if it cannot be read. */
export async function smallPhoto(file: Blob): Promise<SmallPhoto | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  try {
    for (const side of SIDES) {
      const small = await drawn(picture, side);
      if (small) return small;
    }
    return null;
  } finally {
    picture.close();
  }
}
