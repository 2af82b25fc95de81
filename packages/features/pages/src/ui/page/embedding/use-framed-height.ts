import { useEffect, useState } from 'react';

/** Pixels: the width that content has on most websites, and the height where it cannot be measured. */
const usual = { width: 760, height: 620 } as const;

/** How high the page is in a frame on a usual website, rounded up; measured in an own frame that nobody sees. Pixels. */
export function useFramedHeight(url: string, isShown: boolean): number {
  const [height, setHeight] = useState<number>(usual.height);
  useEffect(() => {
    if (!isShown) return undefined;
    const frame = document.createElement('iframe');
    frame.src = `/einbetten/seite/${url}?widget=none`;
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
    const { style } = frame;
    Object.assign(style, { position: 'fixed', insetInlineStart: '-10000px', top: '0', border: '0', visibility: 'hidden' });
    style.width = `${usual.width}px`;
    style.height = '100px';
    frame.addEventListener('load', () => {
      const measured = frame.contentDocument?.querySelector('main')?.getBoundingClientRect().height ?? 0;
      if (measured > 0) setHeight(Math.ceil(measured / 20) * 20);
    });
    document.body.append(frame);
    return () => frame.remove();
  }, [url, isShown]);
  return height;
}
