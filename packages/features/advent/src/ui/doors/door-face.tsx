import { type DoorFaceType, faceOf } from './faces.tsx';
import { Motif } from './motif.tsx';

/** Shapes that are not as square as their place: what lights up when they are open. */
const isRound: ReadonlySet<DoorFaceType> = new Set(['bauble', 'circle', 'round', 'star']);

interface DoorFaceProps {
  readonly type: DoorFaceType;
  readonly number: number;
  readonly label: string;
  readonly isToday: boolean;
}

/** A closed door with its number, in 100 by 100. */
export function ClosedFace({ type, number, label, isToday }: DoorFaceProps) {
  const { draw: Drawing, x, y, textColor, hasPlate } = faceOf(type);
  const isPlated = hasPlate || isToday;
  return (
    <>
      <Drawing tint={number} />
      {isPlated && <circle cx={x} cy={y} r="25" fill={isToday ? '#ffd24a' : '#fffaf0'} />}
      <text
        x={x}
        y={y}
        dy=".36em"
        textAnchor="middle"
        fontSize={label.length > 1 ? 31 : 34}
        fontWeight="750"
        fill={isToday ? '#3b2d00' : isPlated ? '#4a2c12' : textColor}
      >
        {label}
      </text>
    </>
  );
}

/** The same door once somebody has looked behind it: it stays lit. */
export function OpenFace({ type, number }: Pick<DoorFaceProps, 'type' | 'number'>) {
  if (isRound.has(type))
    return (
      <>
        <circle cx="50" cy="54" r="44" fill="#fff8ea" />
        <circle cx="50" cy="54" r="38" fill="#ffcf66" />
        <circle cx="50" cy="54" r="24" fill="#fff0b8" opacity=".8" />
        <Motif number={number} />
      </>
    );
  const leaf = number % 2 === 0 ? '#2f6b57' : '#9c3b2c';
  return (
    <>
      <rect x="2" y="2" width="96" height="96" rx={type === 'gate' ? 44 : 7} fill="#fff8ea" />
      <rect x="7" y="7" width="86" height="86" rx={type === 'gate' ? 40 : 4} fill="#ffc45c" />
      <circle cx="50" cy="50" r="34" fill="#ffe9a0" opacity=".85" />
      <Motif number={number} />
      {type !== 'gate' && (
        <>
          <path d="m2 4-17 9v76l17 9Z" fill={leaf} />
          <path d="m98 4 17 9v76l-17 9Z" fill={leaf} />
          <path d="M-3 17l-8 4v60l8 4ZM103 17l8 4v60l-8 4Z" fill="#fff" opacity=".22" />
          <path d="M2 97q6-10 17-7t23-2 23 3 20-3 14 9v3H2Z" fill="#fff" />
        </>
      )}
    </>
  );
}
