import { fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { CsvButton } from '@pausenplatz/kernel-ui';
import type { CheckedPupil, Plan } from '../../contract/index.ts';
import { statesTable, type StatesWords } from '../../rules/index.ts';
import { statesCsvTexts as texts } from '../../texts.paper.ts';
import { wordTexts } from '../../texts.ui.ts';
import { answerWords } from '../components/evaluation-answer.tsx';
import { faceOf } from '../components/status-face.tsx';

const words: StatesWords = {
  head: [texts.number, texts.firstName, texts.lastName, texts.plan, texts.percent, texts.mandatory, texts.optional],
  last: texts.last,
  feedback: texts.feedback,
  task: ({ nr, title }) => fill(texts.task, { nr, title: title || wordTexts.untitled }),
  state: (status, { correctionMode }) => faceOf(status, correctionMode).word,
  plan: (status) => texts.status[status],
  question: ({ question }, by) => fill(by === 'pupil' ? texts.own : texts.teacher, { question }),
  answer: (item, value) => (value === undefined || value === '' ? '' : answerWords(item, value)),
  day: (timestamp) => zurichDay(new Date(timestamp)),
};

interface StatesCsvProps {
  readonly plan: Plan;
  readonly className: string;
  readonly pupils: readonly CheckedPupil[];
}

/** The states of a class as a table to take along: who is shown, as they stand. */
export function StatesCsv({ plan, className, pupils }: StatesCsvProps) {
  const fileName = fill(texts.file, { title: plan.title, className, day: plan.today });
  return <CsvButton fileName={fileName} lines={() => statesTable(plan, pupils, words)} />;
}
