import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { Card, CsvButton, EmptyState, ListState, TextLink } from '@pausenplatz/kernel-ui';
import type { PractisedPupil } from '../../contract/index.ts';
import { performanceTexts } from '../../texts.performance.ts';
import { useClassPerformance } from '../data.ts';
import { minutesOf } from './week-cards.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '12px 24px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { color: tokens.colorNeutralForeground2 },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: { padding: '8px 12px', textAlign: 'right', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  child: {
    padding: '8px 12px',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    // The name stays where the numbers are pushed away.
    position: 'sticky',
    left: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    whiteSpace: 'nowrap',
  },
});

const { class: texts } = performanceTexts;
const columns = ['days', 'minutes', 'points', 'secured', 'secure', 'pointsYear'] as const;
type Column = (typeof columns)[number];

const numberOf = (pupil: PractisedPupil, column: Column): number => (column === 'minutes' ? minutesOf(pupil.ms) : pupil[column]);

/** How much each child practised, for who teaches them; the way to each forest. */
export function ClassTable({ classId }: { readonly classId: string }) {
  const styles = useStyles();
  const query = useClassPerformance(classId);
  return (
    <ListState
      query={query}
      skeleton="rows"
      isEmpty={({ pupils }) => pupils.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
    >
      {({ className, pupils }) => (
        <>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>{fill(texts.title, { className })}</h2>
              <p className={styles.lead}>{texts.lead}</p>
            </div>
            <CsvButton
              fileName={fill(texts.file, { className, day: zurichDay(new Date()) })}
              lines={() => [
                [texts.child, ...columns.map((column) => texts[column])],
                ...pupils.map((pupil) => [
                  `${pupil.firstName} ${pupil.lastName}`,
                  ...columns.map((column) => String(numberOf(pupil, column))),
                ]),
              ]}
            />
          </div>
          <Card as="section" className={styles.scroll}>
            <table className={styles.table} aria-label={texts.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.child}>
                    {texts.child}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className={styles.cell}>
                      {texts[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pupils.map((pupil) => (
                  <tr key={pupil.id}>
                    <th scope="row" className={styles.child}>
                      <TextLink to={`/lernen/meine-leistungen/${pupil.id}`}>{`${pupil.firstName} ${pupil.lastName}`}</TextLink>
                    </th>
                    {columns.map((column) => (
                      <td key={column} className={styles.cell}>
                        {numberOf(pupil, column)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </>
      )}
    </ListState>
  );
}
