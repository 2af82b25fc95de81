/** The size in which all scenes are drawn; a picture of one's own fills the same shape. */
export const sceneSize = { width: 1120, height: 720 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places that look scattered and are always the same: no picture differs between server and browser. */
function scattered(count: number, { width, top, height, seed }: { width: number; top: number; height: number; seed: number }): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round((index * 379 + seed * 97) % width),
    y: Math.round(top + ((index * index * 53 + index * 131 + seed * 41) % height)),
  }));
}

/** Stars of the night, or flakes that stand still. */
export function Dots({
  count,
  top = 0,
  height,
  seed,
  size,
  color = '#fff',
}: {
  count: number;
  top?: number;
  height: number;
  seed: number;
  size: number;
  color?: string;
}) {
  return (
    <g fill={color}>
      {scattered(count, { width: sceneSize.width, top, height, seed }).map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={size * (0.5 + (index % 3) / 3)} opacity={0.4 + (index % 5) / 9} />
      ))}
    </g>
  );
}

/** A fir of three parts with snow on them. */
function Fir({ x, y, size, color }: Point & { readonly size: number; readonly color: string }) {
  const parts = [0, 1, 2].map((part) => {
    const [half, top] = [size * (0.24 + part * 0.12), y - size + part * size * 0.26];
    const bottom = top + size * 0.46;
    return {
      part,
      d: `M${x} ${top}l${half} ${bottom - top}h${-2 * half}z`,
      snow: `M${x} ${top}l${half * 0.42} ${(bottom - top) * 0.42}q${-half * 0.22} -4 ${-half * 0.42} 2t${-half * 0.42} -2z`,
    };
  });
  return (
    <>
      {parts.map(({ part, d, snow }) => (
        <g key={part}>
          <path d={d} fill={color} stroke={color} strokeWidth="3" strokeLinejoin="round" />
          <path d={snow} fill="#e6edfd" />
        </g>
      ))}
    </>
  );
}

export function Firs({
  from,
  to,
  y,
  step,
  seed,
  colors,
}: {
  from: number;
  to: number;
  y: number;
  step: number;
  seed: number;
  colors: readonly string[];
}) {
  const count = Math.floor((to - from) / step);
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const wobble = (index * 37 + seed * 13) % 24;
        return (
          <Fir
            key={index}
            x={from + index * step + wobble}
            y={y + (wobble % 17)}
            size={72 + ((index * 29 + seed) % 46)}
            color={colors[index % colors.length] ?? '#2c4670'}
          />
        );
      })}
    </>
  );
}

export function Moon({ x, y, id }: Point & { readonly id: string }) {
  return (
    <>
      <defs>
        <radialGradient id={id}>
          <stop offset=".3" stopColor="#fff6d8" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r="116" fill={`url(#${id})`} />
      <circle cx={x} cy={y} r="40" fill="#fff3cf" />
      <g fill="#f1dfae">
        <circle cx={x - 14} cy={y - 10} r="7" />
        <circle cx={x + 12} cy={y + 10} r="10" />
        <circle cx={x + 10} cy={y - 16} r="4" />
      </g>
    </>
  );
}

/** Mountains with snow on their tops. */
export function Peaks({ color, snow = '#efe9fb' }: { readonly color: string; readonly snow?: string }) {
  return (
    <>
      <path d="M-20 520 90 300l70 90 110-170 130 190 90-110 120 150 110-170 120 150 130-210 150 190 80-90V720H-20Z" fill={color} />
      <path
        d="m90 300 30 39-18 6-14-12-16 14-12-6Zm180-80 46 68-24 10-20-18-24 22-20-10Zm220 80 30 37-18 6-14-10-16 10-14-10Zm230-20 34 43-20 8-18-14-20 16-14-12Zm250-60 44 56-24 12-22-20-22 20-16-12Z"
        fill={snow}
      />
    </>
  );
}

/** A sky of colours from top to bottom; `id` is its own on the page. */
export function Sky({ id, colors }: { readonly id: string; readonly colors: readonly (readonly [offset: number, color: string])[] }) {
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          {colors.map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <rect width={sceneSize.width} height={sceneSize.height} fill={`url(#${id})`} />
    </>
  );
}

export const winterSky = [
  [0, '#16244f'],
  [0.38, '#3a3a7d'],
  [0.6, '#8a5a93'],
  [0.76, '#e79a8a'],
  [0.9, '#ffd2a0'],
] as const;
