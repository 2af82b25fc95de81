import { lazy, Suspense } from 'react';
import { Canvas } from './canvas.tsx';
import { type SceneName, sceneSizes } from './scene-names.ts';

export type { SceneName };

const Drawing = lazy(async () => ({ default: (await import('./drawings.tsx')).Drawing }));

/** One of the own illustrations; decoration only, so hidden from screen readers. Its place is kept while it loads. */
export function Scene({ name, className }: { readonly name: SceneName; readonly className?: string }) {
  const [width, height] = sceneSizes[name];
  const place = { ...(className !== undefined && { className }) };
  return (
    <Suspense fallback={<Canvas width={width} height={height} {...place} />}>
      <Drawing name={name} {...place} />
    </Suspense>
  );
}
