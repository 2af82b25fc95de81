import { ClosableDialog } from '@pausenplatz/kernel-ui';
import { dialogTexts as texts } from '../../texts.ui.ts';
import { ReportList } from './report-list.tsx';

export function ReportsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ClosableDialog title={texts.reportsTitle} closeLabel={texts.close} onClose={onClose}>
      {() => <ReportList />}
    </ClosableDialog>
  );
}
