import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { saveFile } from '@pausenplatz/kernel-browser';
import { csvOf } from '@pausenplatz/kernel-format/csv';
import { uiTexts } from '../texts.ts';

interface CsvButtonProps {
  readonly fileName: string;
  /** Head and rows, made when they are wanted. */
  readonly lines: () => Parameters<typeof csvOf>[0];
}

/** Takes a table along, for Excel and the like. */
export function CsvButton({ fileName, lines }: CsvButtonProps) {
  return (
    <Button icon={<ArrowDownload20Regular />} onClick={() => saveFile(fileName, csvOf(lines()), 'text/csv;charset=utf-8')}>
      {uiTexts.csv}
    </Button>
  );
}
