import { makeStyles } from '@fluentui/react-components';
import { type ColorName, look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({ curve: { display: 'block', width: '100%', overflow: 'visible' } });

const [width, height] = [400, 80];

interface CurveProps {
  /** Two at least, the oldest first. */
  readonly values: readonly number[];
  /** What reaches the top. */
  readonly most: number;
  readonly color: ColorName;
  readonly label: string;
  /** Pixels. */
  readonly height: number;
}

/** How something grew, with a dot at its end. */
export function Curve({ values, most, color, label, height: shownHeight }: CurveProps) {
  const styles = useStyles();
  const points = values.map((value, index) => ({
    x: (index / (values.length - 1)) * width,
    y: height - 4 - (value / Math.max(1, most)) * (height - 12),
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const { surface, strong } = look.colors[color];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.curve}
      style={{ height: `${shownHeight}px` }}
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${height} L${path} L${width} ${height} Z`} fill={surface} />
      <path d={`M${path}`} fill="none" stroke={strong} strokeWidth="4" vectorEffect="non-scaling-stroke" strokeLinejoin="round" />
      <path
        d={`M${last.x} ${last.y} h0.01`}
        fill="none"
        stroke={strong}
        strokeWidth="14"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
