import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { ColumnChoices } from '@pausenplatz/kernel-ui/lists';
import type { LineProblem, TakenLine } from '../../rules/index.ts';
import { takeOverTexts as texts } from '../../texts.take-over.ts';
import { wordTexts } from '../../texts.ui.ts';
import type { List } from './use-list.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '4.5em minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  wrong: { backgroundColor: tokens.colorStatusWarningBackground1 },
  nr: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  words: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  section: { fontWeight: tokens.fontWeightSemibold },
  text: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'pre-wrap' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  problem: { display: 'flex', gap: '6px', alignItems: 'center', color: tokens.colorStatusWarningForeground1 },
});

/** What a list would become: the meaning of its columns, and each line with its task or with what is wrong. */
export function ListPreview({ list }: { readonly list: List }) {
  const styles = useStyles();
  const { columns, lines } = list;
  if (!list.isRead || lines.length === 0) return null;
  const tasks = lines.filter(({ task }) => task !== null).length;
  const left = lines.filter(({ problems }) => problems.length > 0).length;
  return (
    <section className={styles.stack}>
      {columns.length > 1 && <ColumnChoices list={list} names={texts.fields} />}
      <h3 className={styles.heading}>{texts.preview}</h3>
      <span className={styles.row}>
        <Chip color="green">{counted(texts.ready, tasks)}</Chip>
        {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
        {left > 0 && <span>{texts.leftHint}</span>}
      </span>
      <ol className={styles.list} aria-label={texts.preview}>
        {lines.map((line, at) => (
          <Line key={line.line} line={line} isNewSection={line.section !== (lines[at - 1]?.section ?? '')} />
        ))}
      </ol>
    </section>
  );
}

function Line({
  line: { line, section, task, problems, cells },
  isNewSection,
}: {
  readonly line: TakenLine;
  readonly isNewSection: boolean;
}) {
  const styles = useStyles();
  const isWrong = problems.length > 0;
  return (
    <li className={mergeClasses(styles.line, isWrong && styles.wrong)}>
      <span className={styles.nr}>{fill(texts.line, { line })}</span>
      <div className={styles.words}>
        {isNewSection && <span className={styles.section}>{section || texts.noSection}</span>}
        {task && (
          <span className={styles.row}>
            <span>{task.title}</span>
            {!task.mandatory && <Chip>{wordTexts.optional}</Chip>}
          </span>
        )}
        {task && task.text !== '' && <span className={styles.text}>{task.text}</span>}
        {isWrong && <span>{cells.filter((cell) => cell.trim() !== '').join(' · ')}</span>}
        {problems.map((problem) => (
          <span key={problem.kind} className={styles.problem}>
            <Warning16Regular aria-hidden />
            {sentenceOf(problem)}
          </span>
        ))}
      </div>
    </li>
  );
}

function sentenceOf(problem: LineProblem): string {
  if ('maximum' in problem) return fill(texts.problems[problem.kind], { maximum: problem.maximum });
  if ('value' in problem) return fill(texts.problems[problem.kind], { value: problem.value });
  return texts.problems[problem.kind];
}
