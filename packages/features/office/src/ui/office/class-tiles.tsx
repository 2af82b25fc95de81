import { counted } from '@pausenplatz/kernel-contract';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look, useStrongColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { ClassBrief } from '../../contract/index.ts';
import { classesTexts as texts } from '../../texts.screens.ts';

const useStyles = makeStyles({
  grid: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: '8px minmax(0, 1fr)',
    height: '100%',
    borderRadius: look.radiusCard,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  words: { padding: '14px 16px', display: 'grid', gap: '4px', alignContent: 'start', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, overflowWrap: 'anywhere' },
});

/** "21 Schüler:innen" */
export const pupilCount = (count: number): string => counted(texts.pupils, count);

interface ClassTilesProps {
  readonly classes: readonly ClassBrief[];
  /** Whether somebody may open them all, not only the own ones. */
  readonly isAdmin?: boolean;
}

/** Classes as tiles in their colours; each leads to its screen where its person may open it. */
export function ClassTiles({ classes, isAdmin = false }: ClassTilesProps) {
  const styles = useStyles();
  return (
    <ul className={styles.grid}>
      {classes.map((one) => (
        <li key={one.id}>
          {one.isOwn || isAdmin ? (
            <Link to={`/verwaltung/klasse/${one.id}`} className={mergeClasses(styles.tile, styles.link)}>
              <Face schoolClass={one} />
            </Link>
          ) : (
            <div className={styles.tile}>
              <Face schoolClass={one} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ schoolClass: { color, name, pupils, teachers } }: { readonly schoolClass: ClassBrief }) {
  const styles = useStyles();
  const strong = useStrongColors();
  return (
    <>
      <span className={mergeClasses(strong[color])} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{pupilCount(pupils)}</span>
        <span className={styles.note}>
          {teachers.length === 0 ? texts.noTeacher : teachers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
        </span>
      </span>
    </>
  );
}
