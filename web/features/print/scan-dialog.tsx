import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { closeCamera, openCamera } from '../../lib/camera';
import { Dialog } from '../../ui/dialog';
import { codeIn, openReader } from './code-reader';
import { say, useWords } from './words';

interface ScanDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

const FRAME_MS = 150;

/** Waits for a frame with one of our codes, until it is stopped. */
async function readCode(video: HTMLVideoElement, signal: AbortSignal, onOther: () => void): Promise<string> {
  const read = await openReader();
  while (true) {
    signal.throwIfAborted();
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    const code = text && codeIn(text, window.location.origin);
    if (code) return code;
    if (text) onOther();
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}

/** Shows the camera until it sees one of our codes. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const t = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [hint, setHint] = useState(t('Hold the camera over the sticker.'));

  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const scan = async () => {
      stream = await openCamera();
      const element = video.current;
      if (!element) return;
      element.srcObject = stream;
      await element.play();
      const onOther = () => setHint(say('This isn’t a {name} sticker.', { name: BRAND.name }));
      found.current(await readCode(element, stop.signal, onOther));
    };
    const close = () => closeCamera(stream);
    scan()
      .catch((error) => {
        if (stop.signal.aborted) return;
        console.warn('scan: no camera', error);
        setHint(
          say('The camera cannot be used. Allow it in the browser, or type the number of the sticker.'),
        );
      })
      .finally(() => stop.signal.aborted && close());
    return () => {
      stop.abort();
      close();
    };
  }, []);

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('Scan a sticker')} size="sm">
      <div className="flex flex-col gap-3">
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full rounded-lg bg-sunken object-cover"
        />
        <p role="status" className="text-ink-muted text-sm">
          {hint}
        </p>
      </div>
    </Dialog>
  );
}
