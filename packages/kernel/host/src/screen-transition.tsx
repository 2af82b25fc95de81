import { useIsTakenOver } from '@pausenplatz/kernel-ui';
import { type ReactNode, ViewTransition } from 'react';

const welcomesMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One screen gives way to the next, where motion is welcome; how is in `base.css`. Changes within a screen do not move. */
export function ScreenTransition({ children }: { readonly children: ReactNode }) {
  const moves = useIsTakenOver() && welcomesMotion() ? 'screen' : 'none';
  return (
    <ViewTransition default="none" enter={moves} exit={moves}>
      {children}
    </ViewTransition>
  );
}
