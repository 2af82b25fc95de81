import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { Card, Chip, TextLink, useSoftColors } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ListSummary } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tile: {
    position: 'relative',
    display: 'grid',
    gap: '12px',
    alignContent: 'space-between',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ':hover': { boxShadow: tokens.shadow8 },
  },
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '12px', alignItems: 'center' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: look.radiusCard,
    '& svg': { width: '28px', height: '28px' },
  },
  // The whole tile opens it.
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorNeutralForeground1, textDecorationLine: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  bar: { height: '8px', borderRadius: look.radiusChip, backgroundColor: look.colors.grey.surface, overflow: 'hidden' },
  filled: { display: 'block', height: '100%', borderRadius: look.radiusChip, backgroundColor: look.colors.green.strong },
});

const { list: texts } = vocabularyUiTexts;

/** Lists as tiles: what they are called, for whom they are, what is to do and how much of it is known. */
export function ListTiles({ lists, label }: { readonly lists: readonly ListSummary[]; readonly label: string }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {lists.map((list) => (
        <ListTile key={list.id} list={list} />
      ))}
    </ul>
  );
}

function ListTile({ list }: { readonly list: ListSummary }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { id, name, icon, words, known, wordsWorkingOn, todo, errors, isShared, isUncorrected, author, assignedTo } = list;
  return (
    <Card as="li" className={styles.tile}>
      <div className={styles.head}>
        <span className={mergeClasses(styles.icon, soft.green)}>
          <IconFace icon={icon ?? 'pencil'} />
        </span>
        <div>
          <p className={styles.name}>
            <TextLink to={`/lernen/lernwoerter/${id}`}>{name}</TextLink>
          </p>
          <p className={styles.quiet}>{author === null ? counted(texts.words, words) : fill(texts.by, { name: author })}</p>
        </div>
      </div>
      <div className={styles.facts}>
        {todo > 0 && <Chip color="orange">{fill(texts.todo, { count: todo })}</Chip>}
        {assignedTo.map(({ classId, className }) => (
          <Chip key={classId} color="teal">
            {fill(texts.ofClass, { name: className })}
          </Chip>
        ))}
        {isShared && <Chip color="blue">{texts.shared}</Chip>}
        {isUncorrected && <Chip color="yellow">{texts.uncorrected}</Chip>}
        {errors > 0 && <Chip color="pink">{counted(texts.errors, errors)}</Chip>}
      </div>
      {known + wordsWorkingOn > 0 && (
        <div>
          <p className={styles.quiet}>{fill(texts.known, { known, words })}</p>
          <div className={styles.bar} aria-hidden>
            <span className={styles.filled} style={{ width: `${Math.round((100 * known) / Math.max(1, words))}%` }} />
          </div>
        </div>
      )}
    </Card>
  );
}
