import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { ShownLock, Spot } from '../../../contract/index.ts';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    maxWidth: '720px',
    borderRadius: look.radiusPicture,
    overflow: 'hidden',
    cursor: 'crosshair',
    touchAction: 'manipulation',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  marks: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none', overflow: 'visible' },
});

const step = 3;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};
const within = (value: number) => Math.min(100, Math.max(0, value));

interface SpotPictureProps {
  readonly file: NonNullable<ShownLock['picture']>;
  readonly alt: string;
  /** What one does here, for those who do not see it. */
  readonly label: string;
  readonly spots: readonly Spot[];
  readonly onSpot: (spot: Spot) => void;
}

/** A picture in which places are pressed: by finger, by mouse, or with a cross that the arrow keys move. */
export function SpotPicture({ file, alt, label, spots, onSpot }: SpotPictureProps) {
  const styles = useStyles();
  const [cross, setCross] = useState<Spot | null>(null);
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // Enter and space press where the cross is.
    if (event.detail === 0 || box.width === 0) return;
    onSpot({ x: within(((event.clientX - box.left) / box.width) * 100), y: within(((event.clientY - box.top) / box.height) * 100) });
  };
  const key = (event: KeyboardEvent) => {
    const at = cross ?? { x: 50, y: 50 };
    const move = moves[event.key];
    if (move) setCross({ x: within(at.x + move[0]), y: within(at.y + move[1]) });
    else if (event.key === ' ' || event.key === 'Enter') onSpot(at);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={`${label} ${alt}`.trim()}
      className={styles.frame}
      onClick={press}
      onKeyDown={key}
      onFocus={() => setCross((now) => now ?? { x: 50, y: 50 })}
      onBlur={() => setCross(null)}
    >
      <ShownPicture file={file} alt="" sizes="(max-width: 720px) 92vw, 720px" />
      <svg className={styles.marks} aria-hidden>
        {spots.map(({ x, y }, index) => (
          <g key={`${x} ${y}`}>
            <circle cx={`${x}%`} cy={`${y}%`} r="16" fill="#ffffff" stroke="#1b1b1b" strokeWidth="3" />
            <text x={`${x}%`} y={`${y}%`} dy="6" textAnchor="middle" fontSize="17" fontWeight="700" fill="#1b1b1b">
              {index + 1}
            </text>
          </g>
        ))}
        {cross && (
          <g stroke="#ffffff" strokeWidth="6">
            <circle cx={`${cross.x}%`} cy={`${cross.y}%`} r="11" fill="none" />
            <circle cx={`${cross.x}%`} cy={`${cross.y}%`} r="11" fill="none" stroke="#1b1b1b" strokeWidth="2.5" />
          </g>
        )}
      </svg>
    </div>
  );
}
