import type { TrainerFace } from '@pausenplatz/progress/ui/trainers';
import { multiplicationTitles as titles } from '../titles.ts';

function Dots() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      {[10, 32, 54].map((y) =>
        [16, 37, 59, 80].map((x, column) => <circle key={`${x}-${y}`} cx={x} cy={y} r="8.5" fillOpacity={column < 2 ? 1 : 0.5} />),
      )}
    </svg>
  );
}

function Shares() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="currentColor" aria-hidden>
      {[16, 48, 80].map((x, group) => (
        <g key={x} fillOpacity={1 - group * 0.25}>
          <circle cx={x - 7} cy="16" r="6" />
          <circle cx={x + 7} cy="16" r="6" />
          <circle cx={x - 7} cy="31" r="6" />
          <circle cx={x + 7} cy="31" r="6" />
          <rect x={x - 14} y="46" width="28" height="7" rx="3.5" />
        </g>
      ))}
    </svg>
  );
}

/** The trainer of products, as hub and pages show it. */
export const multiplicationFace: TrainerFace = {
  writesAs: ['multiplication'],
  title: titles.overview,
  path: '/lernen/einmaleins',
  color: 'blue',
  Picture: Dots,
};

/** The same facts the other way round. */
export const divisionFace: TrainerFace = {
  writesAs: ['division'],
  title: titles.division,
  path: '/lernen/einsdurcheins',
  color: 'orange',
  Picture: Shares,
};
