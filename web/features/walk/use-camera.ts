import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeCamera, openCamera } from '../../lib/camera';

const SIZE = { width: { ideal: 1920 }, height: { ideal: 1440 } };
const JPEG_QUALITY = 0.9;

export type CameraState = 'opening' | 'on' | 'off';

/** A live camera, and a function that takes a photo of what it shows. `off`: there is none, or it is not allowed. */
export function useCamera(): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  shoot: () => Promise<File | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      if (!navigator.mediaDevices) throw new Error('no camera');
      stream = await openCamera(SIZE);
      const element = video.current;
      if (isLeft || !element) return closeCamera(stream);
      element.srcObject = stream;
      await element.play();
      setState('on');
    };
    start().catch((error) => {
      if (isLeft) return;
      console.warn('walk: no camera', error);
      setState('off');
    });
    return () => {
      isLeft = true;
      closeCamera(stream);
    };
  }, []);

  const shoot = async () => {
    const element = video.current;
    if (!element || element.videoWidth === 0) return null;
    const canvas = document.createElement('canvas');
    canvas.width = element.videoWidth;
    canvas.height = element.videoHeight;
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    // Phones release a canvas's memory late, unless it is made small.
    canvas.width = 0;
    return jpeg && new File([jpeg], 'photo.jpg', { type: 'image/jpeg' });
  };
  return { video, state, shoot };
}
