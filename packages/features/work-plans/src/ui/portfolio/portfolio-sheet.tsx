import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay, longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, colorNameOf, usePrintSheet, useSoftColors } from '@pausenplatz/kernel-ui';
import type { Portfolio } from '../../contract/index.ts';
import { portfolioTexts as texts, statesCsvTexts } from '../../texts.paper.ts';
import { wordTexts } from '../../texts.ui.ts';
import { PortfolioEvaluation } from './portfolio-evaluation.tsx';
import { PortfolioTaskPart } from './portfolio-task.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' },
  name: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  quiet: { color: tokens.colorNeutralForeground2 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  section: { overflow: 'hidden', '@media print': { overflow: 'visible' } },
  head: {
    padding: '12px 20px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
  },
  tasks: { listStyleType: 'none', margin: 0, padding: 0 },
});

// Rules of the whole sheet: colours of states stay visible, and what is quiet on the screen is dark enough on paper.
const paper =
  '@page { size: A4 portrait; margin: 14mm 14mm 16mm } @media print { main { zoom: 0.8; print-color-adjust: exact; -webkit-print-color-adjust: exact } }';

/** The work of a pupil at a plan, as a document: what the tasks were, what was said, how both saw it. */
export function PortfolioSheet({ portfolio }: { readonly portfolio: Portfolio }) {
  const styles = useStyles();
  const soft = useSoftColors();
  usePrintSheet(paper);
  const { pupil, schoolClass, dueOn, closedAt, mandatory, mandatoryThrough, optionalThrough } = portfolio;
  const facts = fill(texts.facts, { through: mandatoryThrough, mandatory, optional: optionalThrough });
  return (
    <div className={styles.stack}>
      <section className={styles.stack}>
        <div className={styles.row}>
          <span className={styles.name}>{fill(texts.name, { firstName: pupil.firstName, lastName: pupil.lastName })}</span>
          <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
        </div>
        <div className={mergeClasses(styles.row, styles.quiet)}>
          <span>{statesCsvTexts.status[portfolio.status]}</span>
          <span>{facts}</span>
          {dueOn !== null && <span>{fill(texts.due, { day: fullDay(dueOn) })}</span>}
          {closedAt !== null && <span>{fill(texts.closed, { day: longDay(closedAt) })}</span>}
          <span>{fill(texts.printed, { day: fullDay(portfolio.today) })}</span>
        </div>
        {portfolio.text !== '' && <p className={styles.text}>{portfolio.text}</p>}
      </section>
      {portfolio.sections.length === 0 && <p className={styles.quiet}>{texts.nothing}</p>}
      {portfolio.sections.map((section) => (
        <Card key={section.id} as="section" flush className={styles.section}>
          <h2 className={mergeClasses(styles.head, soft[section.backgroundColor])}>{section.title || wordTexts.untitled}</h2>
          <ol className={styles.tasks}>
            {section.tasks.map((task) => (
              <PortfolioTaskPart key={task.id} task={task} />
            ))}
          </ol>
        </Card>
      ))}
      <PortfolioEvaluation portfolio={portfolio} />
    </div>
  );
}
