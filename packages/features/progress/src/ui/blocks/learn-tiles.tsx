import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { look, makeStyles, mergeClasses, tokens, useSoftColors } from '@pausenplatz/kernel-ui/theme';
import { learnBlockTexts as texts } from '../../texts.block.ts';
import type { TrainerFace } from '../trainers.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '12px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  tile: {
    display: 'grid',
    height: '100%',
    boxSizing: 'border-box',
    alignContent: 'start',
    padding: '8px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    ':hover': { outline: `3px solid ${look.colors.teal.strong}` },
    '@media (max-width: 480px)': { gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'center', gap: '8px' },
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, breakInside: 'avoid' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    height: '88px',
    borderRadius: look.radiusCard,
    '@media (max-width: 480px)': { height: '64px', '& svg': { width: '72px', height: '48px' } },
  },
  words: { display: 'grid', padding: '10px 8px 6px', '@media (max-width: 480px)': { padding: '0 4px' } },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  // Its line stands there before anybody knows what is due: nothing moves.
  state: {
    minHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  due: { color: look.colors.teal.ink, fontWeight: tokens.fontWeightSemibold },
});

/** What a tile says below its name; `isDue` where there is something to do. */
export interface TileState {
  readonly words: string;
  readonly isDue: boolean;
}

interface LearnTilesProps {
  readonly title: string;
  readonly faces: readonly TrainerFace[];
  /** Left out where nobody's state is known. */
  readonly stateOf?: (face: TrainerFace) => TileState | null;
}

/** Ways into the trainers, in every host: each tile is a link. */
export function LearnTiles({ title, faces, stateOf }: LearnTilesProps) {
  const styles = useStyles();
  const colors = useSoftColors();
  const host = useHost();
  if (faces.length === 0) return <EmptyBlock>{texts.empty}</EmptyBlock>;
  const away = host.canNavigateAway ? {} : ({ target: '_blank', rel: 'noreferrer' } as const);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title === '' ? texts.unnamed : title}</h2>
      <ul className={styles.tiles} aria-label={texts.list}>
        {faces.map((face) => {
          const state = stateOf?.(face);
          return (
            <li key={face.path}>
              <a className={styles.tile} href={host.hrefFor(face.path)} {...away}>
                <span className={mergeClasses(styles.picture, colors[face.color])}>
                  <face.Picture />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{face.title}</span>
                  {stateOf && <span className={mergeClasses(styles.state, state?.isDue && styles.due)}>{state?.words}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
