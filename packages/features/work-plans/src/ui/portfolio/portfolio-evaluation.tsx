import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import type { Portfolio } from '../../contract/index.ts';
import { portfolioTexts as texts } from '../../texts.paper.ts';
import { answerWords } from '../components/evaluation-answer.tsx';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', breakInside: 'avoid' },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  table: { borderCollapse: 'collapse', width: '100%' },
  cell: {
    padding: '6px 12px 6px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { padding: '6px 12px 6px 0', textAlign: 'left', color: tokens.colorNeutralForeground2 },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** How the pupil and the teacher saw the plan, side by side and never as one figure, and what the teacher said at its end. */
export function PortfolioEvaluation({ portfolio }: { readonly portfolio: Portfolio }) {
  const styles = useStyles();
  const { selfEvaluationMode: items, selfEvaluation, teacherEvaluation, feedbackTeacher } = portfolio;
  return (
    <>
      {items.length > 0 && (
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{texts.evaluation}</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                {[texts.question, texts.pupil, texts.teacher].map((label) => (
                  <th key={label} scope="col" className={styles.head}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <th scope="row" className={styles.cell}>
                    {item.question}
                  </th>
                  <td className={styles.cell}>{item.type === 'pupil' ? answerWords(item, selfEvaluation[item.id]) : ''}</td>
                  <td className={styles.cell}>{answerWords(item, teacherEvaluation[item.id])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {feedbackTeacher !== '' && (
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{texts.feedback}</h2>
          <p className={styles.words}>{feedbackTeacher}</p>
        </Card>
      )}
    </>
  );
}
