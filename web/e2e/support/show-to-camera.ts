import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What this page's camera sees. */
    inView?: HTMLImageElement;
  }
}

/** Shows a picture to this page's camera, in place of the one before. */
export async function showToCamera(page: Page, picture: Buffer) {
  await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const isOn = window.inView !== undefined;
      window.inView = image;
      if (isOn) return;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      const draw = () => {
        if (window.inView) pen?.drawImage(window.inView, 0, 0, canvas.width, canvas.height);
        requestAnimationFrame(draw);
      };
      draw();
      const getUserMedia = async () => canvas.captureStream(10);
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}
