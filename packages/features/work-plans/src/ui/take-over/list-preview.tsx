import { makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { ColumnChoices, JudgedLine, JudgedLines, LineProblem } from '@pausenplatz/kernel-ui/lists';
import type { LineProblem as Problem, TakenLine } from '../../rules/index.ts';
import { takeOverTexts as texts } from '../../texts.take-over.ts';
import { wordTexts } from '../../texts.ui.ts';
import type { List } from './use-list.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  section: { fontWeight: tokens.fontWeightSemibold },
  text: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'pre-wrap' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
});

/** What a list would become: the meaning of its columns, and each line with its task or with what is wrong. */
export function ListPreview({ list }: { readonly list: List }) {
  const styles = useStyles();
  const { columns, lines } = list;
  if (!list.isRead || lines.length === 0) return null;
  const tasks = lines.filter(({ task }) => task !== null).length;
  const left = lines.filter(({ problems }) => problems.length > 0).length;
  return (
    <div className={styles.stack}>
      {columns.length > 1 && <ColumnChoices list={list} names={texts.fields} />}
      <JudgedLines
        title={texts.preview}
        counts={
          <>
            <Chip color="green">{counted(texts.ready, tasks)}</Chip>
            {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
            {left > 0 && <span>{texts.leftHint}</span>}
          </>
        }
      >
        {lines.map((line, at) => (
          <Line key={line.line} line={line} isNewSection={line.section !== (lines[at - 1]?.section ?? '')} />
        ))}
      </JudgedLines>
    </div>
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
    <JudgedLine nr={fill(texts.line, { line })} isWrong={isWrong}>
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
        <LineProblem key={problem.kind}>{sentenceOf(problem)}</LineProblem>
      ))}
    </JudgedLine>
  );
}

function sentenceOf(problem: Problem): string {
  if ('maximum' in problem) return fill(texts.problems[problem.kind], { maximum: problem.maximum });
  if ('value' in problem) return fill(texts.problems[problem.kind], { value: problem.value });
  return texts.problems[problem.kind];
}
