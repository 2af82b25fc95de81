import { useEffect, useRef, useState } from 'react';
import { openDecoder } from './decoder.ts';

type ScannerState = 'starting' | 'looking' | 'refused' | 'noCamera';

const lookEveryMs = 150;
// Enough for a card at arm's length, and quick on old tablets.
const widthAtMost = 640;

/** Shows the camera in a video element and reads QR codes out of it, until the component goes. */
export function useScanner(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const listener = useRef(onText);
  useEffect(() => {
    listener.current = onText;
  });

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let stream: MediaStream | null = null;
    const run = async (): Promise<void> => {
      stream = await openCamera();
      const element = video.current;
      if (signal.aborted || !element) return stop(stream);
      element.srcObject = stream;
      await element.play();
      setState('looking');
      const decode = await openDecoder();
      const canvas = document.createElement('canvas');
      while (!signal.aborted) {
        const picture = frameOf(element, canvas);
        const text = picture ? await decode(picture) : null;
        if (text !== null && !signal.aborted) listener.current(text);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    };
    run().catch((error: unknown) => {
      if (!signal.aborted) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'noCamera');
    });
    return () => {
      over.abort();
      if (stream) stop(stream);
    };
  }, []);
  return { video, state };
}

async function openCamera(): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) throw new DOMException('No camera', 'NotFoundError');
  return devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  const scale = Math.min(1, widthAtMost / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
