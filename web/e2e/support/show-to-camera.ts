import type { Page } from '@playwright/test';

/** Shows a picture to this page's camera. */
export async function showToCamera(page: Page, picture: Buffer) {
  await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      const draw = () => {
        pen?.drawImage(image, 0, 0);
        requestAnimationFrame(draw);
      };
      draw();
      const getUserMedia = async () => canvas.captureStream(10);
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}
