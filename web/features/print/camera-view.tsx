import { useEffect, useRef } from 'react';
import { closeCamera, openCamera } from '../../lib/camera';
import { codeIn, openReader } from './code-reader';

interface CameraViewProps {
  /** A code of ours has come into view. */
  onCode: (code: string) => void;
  /** Some other code is in view. */
  onOther: () => void;
  /** There is no camera, or it is not allowed. */
  onFailure: () => void;
  className: string;
}

const FRAME_MS = 150;
/** A code that was out of view for so long has come into view again. */
const GONE_MS = 2_000;

type Listeners = Pick<CameraViewProps, 'onCode' | 'onOther'>;

/** Says each of our codes that comes into view, until it is stopped. */
async function readCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  listeners: { current: Listeners },
): Promise<void> {
  const read = await openReader();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    const code = text && codeIn(text, window.location.origin);
    if (signal.aborted) return;
    if (text && !code) listeners.current.onOther();
    if (code) {
      const isNew = code !== last.code || Date.now() - last.at > GONE_MS;
      last = { code, at: Date.now() };
      if (isNew) listeners.current.onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}

/** Shows the camera and reads the codes in it, one after another. */
export function CameraView({ onFailure, className, ...given }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const listeners = useRef<Listeners>(given);
  listeners.current = given;
  const fail = useRef(onFailure);
  fail.current = onFailure;

  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const scan = async () => {
      stream = await openCamera();
      const element = video.current;
      if (!element || stop.signal.aborted) return;
      element.srcObject = stream;
      await element.play();
      await readCodes(element, stop.signal, listeners);
    };
    const close = () => closeCamera(stream);
    scan()
      .catch((error) => {
        if (stop.signal.aborted) return;
        console.warn('scan: no camera', error);
        fail.current();
      })
      .finally(() => stop.signal.aborted && close());
    return () => {
      stop.abort();
      close();
    };
  }, []);

  return <video ref={video} muted playsInline className={className} />;
}
