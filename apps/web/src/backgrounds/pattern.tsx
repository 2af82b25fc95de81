import { type ColorName, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { Pattern } from './paint-for.ts';

const drawings: Readonly<Record<Pattern, (ink: string) => ReactNode>> = {
  dots: (ink) => <circle cx="24" cy="24" r="4" fill={ink} />,
  lines: (ink) => <path d="M-8 56 56-8M-8 8 8-8M40 56l16-16" stroke={ink} strokeWidth="4" strokeLinecap="round" />,
  waves: (ink) => <path d="M0 24c8-12 16-12 24 0s16 12 24 0" stroke={ink} strokeWidth="4" fill="none" strokeLinecap="round" />,
  confetti: (ink) => (
    <g fill={ink}>
      <rect x="6" y="8" width="10" height="4" rx="2" transform="rotate(24 11 10)" />
      <circle cx="34" cy="14" r="3" />
      <path d="m20 30 8 2-6 6Z" />
      <rect x="36" y="34" width="4" height="10" rx="2" transform="rotate(40 38 39)" />
    </g>
  ),
};

/** A quiet repeated shape in one colour. */
export function PatternDrawing({ pattern, color }: { readonly pattern: Pattern; readonly color: ColorName }) {
  const id = `pattern-${pattern}`;
  return (
    <svg width="100%" height="100%" focusable="false">
      <defs>
        <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
          {drawings[pattern](look.colors[color].strong)}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity="0.14" />
    </svg>
  );
}
