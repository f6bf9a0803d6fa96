import { canvasOf } from '../print/canvas';
import { codeModules, QUIET_ZONE } from '../print/code-path';
import { drawnFont } from '../print/drawn-font';
import { greyColour, type Mark, type Sheet } from '../print/sheet';

type Pen = CanvasRenderingContext2D;
type Pictures = ReadonlyMap<string, ImageBitmap>;

/** Whole pixels a module, so that its edges stay sharp. */
function drawCode(pen: Pen, { x, y, size, text }: Extract<Mark, { kind: 'code' }>) {
  const { size: count, runs } = codeModules(text);
  const module = Math.floor(size / (count + 2 * QUIET_ZONE));
  const start = Math.floor((size - count * module) / 2);
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, size, size);
  pen.fillStyle = '#000';
  for (const { column, row, length } of runs)
    pen.fillRect(x + start + column * module, y + start + row * module, length * module, module);
}

/** Fills the box; what does not fit is cut off at two sides. */
function drawPicture(pen: Pen, picture: ImageBitmap, { x, y, width, height }: Box) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  const [left, top] = [(picture.width - shownWidth) / 2, (picture.height - shownHeight) / 2];
  pen.drawImage(picture, left, top, shownWidth, shownHeight, x, y, width, height);
}
type Box = Extract<Mark, { kind: 'picture' }>;

function drawMark(pen: Pen, mark: Mark, pictures: Pictures) {
  switch (mark.kind) {
    case 'area':
      pen.fillStyle = greyColour(mark.grey);
      pen.beginPath();
      pen.roundRect(mark.x, mark.y, mark.width, mark.height, mark.corner ?? 0);
      pen.fill();
      return;
    case 'rule':
      pen.strokeStyle = greyColour(mark.grey);
      pen.lineWidth = mark.width;
      pen.beginPath();
      pen.moveTo(mark.x1, mark.y1);
      pen.lineTo(mark.x2, mark.y2);
      pen.stroke();
      return;
    case 'code':
      drawCode(pen, mark);
      return;
    case 'line':
      pen.fillStyle = greyColour(mark.grey);
      pen.font = drawnFont(mark.weight, mark.size);
      pen.fillText(mark.text, mark.x, mark.y);
      return;
    case 'picture': {
      const picture = pictures.get(mark.address);
      if (picture) drawPicture(pen, picture, mark);
    }
  }
}

/** Draws a sheet whose unit is one pixel, as a JPEG. */
export async function drawSheet({ width, height, marks }: Sheet, pictures: Pictures): Promise<Blob> {
  const { canvas, pen } = canvasOf(width, height);
  for (const mark of marks) drawMark(pen, mark, pictures);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  // Phones release a canvas's memory late, unless it is made small.
  canvas.width = 0;
  if (!drawn) throw new Error('The picture could not be made');
  return drawn;
}
