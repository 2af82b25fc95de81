import { UploadField } from '@pausenplatz/documents/ui';
import { homeworkLimits, type Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { AttachmentList } from './attachment-list.tsx';

/** Files of a task: what hangs on it, the way to take it off, and a place to add more. */
export function AttachmentsField({ task }: { readonly task: Task }) {
  const { changes } = usePlanView();
  const ids = task.attachments.map(({ id }) => id);
  const set = (value: string[]) => void changes.update({ id: task.id, field: 'attachments', value }, {});
  return (
    <>
      <AttachmentList files={task.attachments} large onRemove={(id) => set(ids.filter((one) => one !== id))} />
      {ids.length < homeworkLimits.attachmentsPerTask && (
        <UploadField
          service="homework"
          kind="attachment"
          label={dialogTexts.attachments}
          chooseLabel={dialogTexts.addFile}
          onStored={(file) => set([...ids, file.id])}
        />
      )}
    </>
  );
}
