import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** One part of a field: so many rows and columns in one colour, drawn from a corner on. */
export interface DotPart {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
  readonly color: 'teal' | 'orange';
  /** Taken away again: rings instead of dots. */
  readonly isGone?: boolean;
}

interface DotFieldProps {
  readonly parts: readonly DotPart[];
  readonly label: string;
  readonly className?: string;
}

const step = 27;
const gap = 14;
const inset = 9;

const useStyles = makeStyles({
  field: { display: 'block', maxWidth: '100%', maxHeight: '100%' },
  // Row by row, within 600 ms.
  row: {
    animationName: { from: { opacity: 0, transform: 'translateY(-6px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '220ms',
    animationFillMode: 'backwards',
  },
});

/** Dots in rows and columns. Parts that begin later stand a little apart, so that one sees what is put together. */
export function DotField({ parts, label, className }: DotFieldProps) {
  const styles = useStyles();
  const rowStart = (row: number) => row * step + parts.filter(({ rows }) => rows[0] > 0 && row >= rows[0]).length * gap;
  const columnStart = (column: number) =>
    column * step + parts.filter(({ columns }) => columns[0] > 0 && column >= columns[0]).length * gap;
  const right = Math.max(...parts.map(({ columns }) => columns[1]));
  const bottom = Math.max(...parts.map(({ rows }) => rows[1]));
  const [width, height] = [columnStart(right - 1) + step, rowStart(bottom - 1) + step];
  return (
    <svg
      className={`${styles.field} ${className ?? ''}`}
      viewBox={`${-inset} ${-inset} ${width + 2 * inset} ${height + 2 * inset}`}
      role="img"
      aria-label={label}
    >
      {parts.map((part) => {
        const [top, left] = [rowStart(part.rows[0]), columnStart(part.columns[0])];
        const shade = look.colors[part.color];
        return (
          <g key={`${part.rows[0]}-${part.columns[0]}`}>
            <rect
              x={left - inset / 2}
              y={top - inset / 2}
              width={columnStart(part.columns[1] - 1) + step - left + inset}
              height={rowStart(part.rows[1] - 1) + step - top + inset}
              rx={10}
              fill={shade.surface}
            />
            {range(part.rows).map((row) => (
              <g key={row} className={styles.row} style={{ animationDelay: `${row * 45}ms` }}>
                {range(part.columns).map((column) => (
                  <circle
                    key={column}
                    cx={columnStart(column) + step / 2}
                    cy={rowStart(row) + step / 2}
                    r={part.isGone ? 9 : 10.5}
                    fill={part.isGone ? tokens.colorNeutralBackground1 : shade.strong}
                    stroke={shade.strong}
                    strokeWidth={part.isGone ? 2.5 : 0}
                    strokeDasharray={part.isGone ? '4 3' : undefined}
                  />
                ))}
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const range = ([from, to]: readonly [number, number]) => Array.from({ length: to - from }, (_, index) => from + index);
