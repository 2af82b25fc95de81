import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, Chip, EmptyState, ListState, useSoftColors } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { getClassTable, HardWord, OwnState } from '../../contract/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { useClassTable } from '../data.ts';
import { shadeColors, shadeOf, shades } from './shades.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  small: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  hard: { display: 'grid', gap: '8px' },
  hardest: { display: 'flex', flexWrap: 'wrap', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'separate', borderSpacing: '3px', fontVariantNumeric: 'tabular-nums' },
  child: {
    height: '104px',
    minWidth: '36px',
    padding: '0 0 6px',
    verticalAlign: 'bottom',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '& span': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', whiteSpace: 'nowrap' },
  },
  word: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: '150px',
    padding: '0 12px 0 0',
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1,
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { minWidth: '110px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  cell: { minWidth: '36px', height: '34px', padding: 0, borderRadius: '8px', textAlign: 'center', fontSize: tokens.fontSizeBase300 },
  none: { boxShadow: `inset 0 0 0 1px ${look.colors.grey.surface}`, backgroundColor: tokens.colorNeutralBackground1 },
  memo: { fontWeight: tokens.fontWeightBold },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none', fontSize: tokens.fontSizeBase200 },
  kind: { display: 'grid', placeItems: 'center', height: '28px', padding: '0 12px', borderRadius: '8px' },
  pages: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
});

const { table: texts } = vocabularyUiTexts;

interface ClassTableProps {
  readonly listId: string;
  readonly classId: string;
}

/** Words and children: in which box each word is, as a number and a colour, with the hardest words on top. */
export function ClassTable({ listId, classId }: ClassTableProps) {
  const [page, setPage] = useState(1);
  const query = useClassTable({ id: listId, classId, page });
  return (
    <ListState query={query} isEmpty={({ pupils }) => pupils.length === 0} empty={<EmptyState scene="emptyNest" title={texts.noPupils} />}>
      {(table) => <Shown table={table} page={page} onPage={setPage} />}
    </ListState>
  );
}

interface ShownProps {
  readonly table: OutputOf<typeof getClassTable>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Shown({ table, page, onPage }: ShownProps) {
  const styles = useStyles();
  const { className, words, pupils, hardest, pages } = table;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{fill(texts.title, { name: className })}</h2>
      <Hardest hardest={hardest} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.label}>
        <table className={styles.table} aria-label={texts.label}>
          <thead>
            <tr>
              <th scope="col" className={styles.word}>
                {texts.word}
              </th>
              {pupils.map(({ userId, name }) => (
                <th key={userId} scope="col" className={styles.child}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map(({ itemId, word }, row) => (
              <tr key={itemId}>
                <th scope="row" className={styles.word}>
                  {word}
                </th>
                {pupils.map(({ userId, states }) => (
                  <Cell key={userId} state={states[row] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.word}>
                {texts.memos}
              </th>
              {pupils.map(({ userId, memos }) => (
                <td key={userId} className={styles.cell}>
                  {memos > 0 && memos}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {pages > 1 && (
        <div className={styles.pages}>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.before}
          </Button>
          <span>{fill(texts.pages, { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        </div>
      )}
      <Legend />
    </Card>
  );
}

function Cell({ state }: { readonly state: OwnState | null }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const shade = shadeOf(state);
  return (
    <td
      className={mergeClasses(styles.cell, shade === 'new' ? styles.none : soft[shadeColors[shade]], shade === 'memo' && styles.memo)}
      title={cellWords(state)}
    >
      {state && (state.isKnown ? '✓' : `${state.box}${state.isMemo ? texts.memoSign : ''}`)}
    </td>
  );
}

function cellWords(state: OwnState | null): string {
  if (!state) return texts.cell.new;
  const lastError = state.lastError ?? '';
  const where = state.isKnown ? texts.cell.known : fill(texts.cell.box, { box: state.box });
  if (lastError === '') return where;
  return `${where}, ${fill(state.isMemo ? texts.cell.memo : texts.cell.last, { lastError })}`;
}

function Hardest({ hardest }: { readonly hardest: readonly HardWord[] }) {
  const styles = useStyles();
  if (hardest.length === 0) return <p className={styles.quiet}>{texts.noneHard}</p>;
  return (
    <div className={styles.hard}>
      <h3 className={styles.small}>{texts.hardest}</h3>
      <ul className={styles.hardest}>
        {hardest.map(({ itemId, word, lapses, pupils }) => (
          <li key={itemId}>
            <Chip color="pink">{fill(pupils === 1 ? texts.hardOne : texts.hard, { word, lapses, pupils })}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legend() {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {shades.map((shade) => (
        <li key={shade} className={mergeClasses(styles.kind, shade === 'new' ? styles.none : soft[shadeColors[shade]])}>
          {texts.legendOf[shade]}
        </li>
      ))}
    </ul>
  );
}
