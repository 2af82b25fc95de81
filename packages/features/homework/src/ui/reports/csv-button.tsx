import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { saveFile } from '@pausenplatz/kernel-browser';
import { reportTexts } from '../../texts.reports.ts';
import { csvOf } from '@pausenplatz/kernel-format/csv';

interface CsvButtonProps {
  readonly fileName: string;
  /** Head and rows, made when they are wanted. */
  readonly lines: () => Parameters<typeof csvOf>[0];
}

/** Takes a report along as a table. */
export function CsvButton({ fileName, lines }: CsvButtonProps) {
  return (
    <Button icon={<ArrowDownload20Regular />} onClick={() => saveFile(fileName, csvOf(lines()), 'text/csv;charset=utf-8')}>
      {reportTexts.csv}
    </Button>
  );
}
