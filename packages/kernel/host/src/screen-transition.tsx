import { useIsTakenOver } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState, ViewTransition } from 'react';

const welcomesMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One screen gives way to the next, where motion is welcome; how is in `base.css`. Changes within a screen do not move, and nothing
 * does that a server has drawn: with the element alone, whatever its classes, React would begin a transition.
 */
export function ScreenTransition({ children }: { readonly children: ReactNode }) {
  const isTakenOver = useIsTakenOver();
  const [moves] = useState(() => isTakenOver && welcomesMotion());
  if (!moves) return <>{children}</>;
  return (
    <ViewTransition default="none" enter="screen" exit="screen">
      {children}
    </ViewTransition>
  );
}
