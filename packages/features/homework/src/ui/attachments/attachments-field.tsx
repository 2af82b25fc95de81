import { UploadField } from '@pausenplatz/documents/ui';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { useRef } from 'react';
import { homeworkLimits, type Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

/** Files of a task: what hangs on it, the way to take it off, and a place to add more. */
export function AttachmentsField({ task }: { readonly task: Task }) {
  const { changes } = usePlanView();
  const ids = task.attachments.map(({ id }) => id);
  // Of several files the next one may be there before the task is drawn with the one before.
  const added = useRef<readonly string[]>([]);
  const room = homeworkLimits.attachmentsPerTask - ids.length;
  const set = (value: string[]) => void changes.update({ id: task.id, field: 'attachments', value }, {});
  return (
    <>
      <FileList
        files={task.attachments}
        large
        onRemove={(id) => {
          added.current = added.current.filter((one) => one !== id);
          set(ids.filter((one) => one !== id));
        }}
      />
      {room > 0 && (
        <UploadField
          service="homework"
          kind="attachment"
          label={dialogTexts.attachments}
          chooseLabel={dialogTexts.addFile}
          maximum={room}
          onStored={(file) => {
            added.current = [...added.current, file.id];
            set([...new Set([...ids, ...added.current])]);
          }}
        />
      )}
    </>
  );
}
