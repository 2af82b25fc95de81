import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { certainties, type Certainty, levelOf, type Risk, risks } from '../../rules/index.ts';
import { assessmentTexts } from '../../texts.assessment.ts';
import { useSoftLevels } from './level-styles.ts';

const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
  table: {
    borderCollapse: 'separate',
    borderSpacing: '4px',
    fontSize: tokens.fontSizeBase200,
    [narrow]: { borderSpacing: '3px' },
    width: '100%',
    tableLayout: 'fixed',
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  row: {
    width: '92px',
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    paddingRight: '8px',
    [narrow]: { width: '52px', paddingRight: '2px' },
  },
  column: { fontWeight: tokens.fontWeightRegular, verticalAlign: 'bottom', [narrow]: { writingMode: 'vertical-rl', textAlign: 'start' } },
  cell: { height: '44px', borderRadius: tokens.borderRadiusLarge, textAlign: 'center', fontWeight: tokens.fontWeightSemibold, padding: 0 },
  chosen: { outline: `3px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '1px', fontWeight: tokens.fontWeightBold },
});

const { matrix: texts, judge } = assessmentTexts;

/** All 25 answers, with the own one marked. */
export function Matrix({ risk, certainty }: { readonly risk: Risk; readonly certainty: Certainty }) {
  const styles = useStyles();
  const colors = useSoftLevels();
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{texts.label}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.row}>
            {texts.corner}
          </th>
          {certainties.map((one) => (
            <th key={one} scope="col" className={styles.column}>
              {judge.certainties[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {risks.toReversed().map((row) => (
          <tr key={row}>
            <th scope="row" className={styles.row}>
              {judge.risks[row]}
            </th>
            {certainties.map((column) => {
              const level = levelOf(row, column);
              const isChosen = row === risk && column === certainty;
              return (
                <td key={column} className={mergeClasses(styles.cell, colors[level], isChosen && styles.chosen)} aria-current={isChosen}>
                  {texts.short[level]}
                  {isChosen && <span className={styles.hidden}>{` ${texts.chosen}`}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
