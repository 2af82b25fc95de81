/** Pixels of the longer edge. */
const longest = 1280;
/** Nobody waits for a film that does not come. */
const waitsMs = 15_000;

/** A picture of a film, of a second after its beginning, as a file to upload; null where this browser cannot show the film. */
export async function posterOf(url: string): Promise<File | null> {
  const film = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto', src: url });
  try {
    await happens(film, 'loadeddata');
    const { duration, videoWidth, videoHeight } = film;
    film.currentTime = Number.isFinite(duration) ? Math.min(1, duration / 2) : 0;
    await happens(film, 'seeked');
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
    const canvas = Object.assign(document.createElement('canvas'), { width: videoWidth * scale, height: videoHeight * scale });
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return picture && new File([picture], 'Titelbild.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    film.removeAttribute('src');
  }
}

function happens(film: HTMLVideoElement, what: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(waitsMs);
    film.addEventListener(what, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('The film cannot be shown')), { once: true });
    signal.addEventListener('abort', () => reject(new Error('The film does not come')), { once: true });
  });
}
