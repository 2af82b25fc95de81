import { lazy } from 'react';

/** Where a teacher sets how much time a child has. */
export const multiplicationPace = { Dialog: lazy(() => import('./teacher/pupil-of-class.tsx')) };
