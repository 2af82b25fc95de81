import { Button } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Card, notifyRefusal } from '@pausenplatz/kernel-ui';
import { listExports, startExport } from '../../contract/index.ts';
import { type SchoolBrief } from '@pausenplatz/office/contract';
import { reportTexts } from '../../texts.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { Exports } from './exports.tsx';

/** Everything about the school, to take away; for admins who are no teachers, and so never reach the teachers' screen. */
export function ExportPart({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const start = useChange(startExport, [listExports]);
  const texts = reportTexts.export;
  return (
    <div className={styles.stack}>
      <Card as="section" className={styles.form}>
        <p className={styles.quiet}>{texts.schoolBody}</p>
        <div className={styles.actions}>
          <Button
            appearance="primary"
            icon={<ArrowDownload24Regular />}
            onClick={() => void start({ what: 'school', schoolId: school.id }).catch(notifyRefusal)}
          >
            {texts.start}
          </Button>
        </div>
      </Card>
      <Exports />
    </div>
  );
}
