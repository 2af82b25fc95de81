export { ColumnChoices } from './column-choices.tsx';
export { ListFileButton } from './list-file-button.tsx';
export { usePastedList } from './use-pasted-list.ts';
export { JudgedLine, JudgedLines, LineProblem } from './judged-lines.tsx';
