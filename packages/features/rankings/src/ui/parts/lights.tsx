import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, look, ReadButton } from '@pausenplatz/kernel-ui';
import { type getClassLights, rankingsLimits } from '../../contract/index.ts';
import { rankingsTexts } from '../../texts.ts';
import { useClassLights, useSetClassRanking } from '../data.ts';

/** It is night in the picture, by day as well. */
const night = {
  sky: '#2b2d52',
  hill: '#22234a',
  line: '#8f86bd',
  light: '#ffe3a1',
  glow: '#ffd24a',
  cap: '#b94f92',
  dark: '#565887',
  ink: '#ffffff',
};

const useStyles = makeStyles({
  card: {
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  night: {
    backgroundColor: night.sky,
    color: night.ink,
    display: 'grid',
    gap: '8px',
    padding: '20px 24px 0',
    '@media (max-width: 640px)': { padding: '16px 12px 0' },
  },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  picture: { display: 'block', width: '100%', height: 'auto', maxHeight: '340px' },
  set: { padding: '8px 16px', borderTop: `1px solid ${look.colors.grey.surface}` },
});

type Shown = OutputOf<typeof getClassLights>;

/** The goal of a class: a light for each child that practises, and no name. */
export function ClassLights({ classId }: { readonly classId: string }) {
  const query = useClassLights(classId);
  return query.data && query.data.children > 0 ? <Lights classId={classId} {...query.data} /> : null;
}

function Lights({ classId, className, children, lit, isOwnLit, isListed, canSet }: Shown & { readonly classId: string }) {
  const styles = useStyles();
  const set = useSetClassRanking(classId);
  const { lights: texts } = rankingsTexts;
  const title = lit === 0 ? texts.none : lit === children ? texts.all : lit === 1 ? texts.one : fill(texts.many, { count: lit });
  const body = fill(texts.body, { className, days: rankingsLimits.daysForLight });
  const own = isOwnLit === true ? texts.own : null;
  return (
    <Card as="section" flush className={styles.card}>
      <div className={styles.night}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p>
              {body} {own}
            </p>
          </div>
          <ReadButton words={[title, body, own]} label={texts.readAloud} />
        </div>
        <Chain lit={lit} count={children} isOwnLit={isOwnLit} label={fill(texts.picture, { lit, children, className })} />
      </div>
      {canSet && (
        <div className={styles.set}>
          <Switch checked={isListed} label={fill(texts.set, { className })} onChange={(_event, { checked }) => set(checked)} />
        </div>
      )}
    </Card>
  );
}

const perRow = 8;
const [stepX, stepY] = [92, 96];

interface ChainProps {
  readonly lit: number;
  readonly count: number;
  readonly isOwnLit: boolean | null;
  readonly label: string;
}

/** Lanterns on lines; which of them burn says nothing of who is who, but for one's own, which has a ring. */
function Chain({ lit, count, isOwnLit, label }: ChainProps) {
  const styles = useStyles();
  const lanterns = Array.from({ length: count }, (_, index) => index);
  // Always the same mixture for so many children.
  const order = lanterns.toSorted((one, other) => ((one * 37 + 11) % 101) - ((other * 37 + 11) % 101));
  const burns = new Set(order.slice(0, lit));
  const own = isOwnLit === null ? undefined : isOwnLit ? order[0] : order.at(-1);
  const rows = Math.ceil(count / perRow);
  return (
    <svg viewBox={`0 0 ${perRow * stepX} ${rows * stepY + 24}`} className={styles.picture} role="img" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M0 ${row * stepY + 10} Q ${(perRow * stepX) / 2} ${row * stepY + 34} ${perRow * stepX} ${row * stepY + 8}`}
          fill="none"
          stroke={night.line}
          strokeWidth="3"
        />
      ))}
      {lanterns.map((index) => {
        const x = (index % perRow) * stepX + stepX / 2;
        const y = Math.floor(index / perRow) * stepY + 24;
        return <Lantern key={index} x={x} y={y} isLit={burns.has(index)} isOwn={index === own} />;
      })}
    </svg>
  );
}

interface LanternProps {
  readonly x: number;
  readonly y: number;
  readonly isLit: boolean;
  readonly isOwn: boolean;
}

/** A turnip lantern, as children carry them in November. */
function Lantern({ x, y, isLit, isOwn }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLit && <circle cy="30" r="34" fill={night.glow} fillOpacity="0.32" />}
      {isOwn && <circle cy="30" r="33" fill="none" stroke={night.ink} strokeWidth="3" />}
      <path d="M0 -10 V10" stroke={night.line} strokeWidth="3" />
      <path d="M-19 22 C -19 46 -4 50 0 58 C 4 50 19 46 19 22 Z" fill={isLit ? night.light : night.dark} />
      <path d="M-19 24 C -22 4 22 4 19 24 Q 0 32 -19 24 Z" fill={isLit ? night.cap : night.hill} />
      {isLit && <path d="M0 28 L3 35 L10 35 L4.5 39 L6.5 46 L0 42 L-6.5 46 L-4.5 39 L-10 35 L-3 35 Z" fill="#e8860c" />}
    </g>
  );
}
