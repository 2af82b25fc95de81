import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Apps20Regular } from '@fluentui/react-icons/svg/apps';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { UploadField } from '@pausenplatz/documents/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, offerUndo, TextField, unfinished, useForm } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import {
  addAttachment,
  type Attachment,
  type AttachmentType,
  type Plan,
  type Task,
  updateAttachment,
  workPlanLimits,
} from '../../contract/index.ts';
import type { Attachable } from '../../rules/index.ts';
import { attachmentTexts as texts, undoTexts } from '../../texts.edit.ts';
import { AttachmentLinks } from '../components/attachment-links.tsx';
import type { Editing } from './use-editing.ts';

// Loads for who looks for a page or a tool.
const PlacePicker = lazy(async () => ({ default: (await import('./place-picker.tsx')).PlacePicker }));

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontWeight: tokens.fontWeightSemibold },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  link: { display: 'grid', gap: '8px' },
});

interface AttachmentsPartProps {
  readonly plan: Plan;
  readonly task: Task;
  readonly editing: Editing;
}

/** Files, links, own pages and tools of a task; one of them may be the solution. */
export function AttachmentsPart({ plan, task, editing }: AttachmentsPartProps) {
  const styles = useStyles();
  const api = useApi();
  const [isChoosing, setChoosing] = useState(false);
  const inPlan = { arbeitsplanId: plan.id } as const;
  const set = (id: string, change: { field: 'isSolution' | 'deleted'; value: boolean }) =>
    editing.reread(() => api.call(updateAttachment, { id, ...inPlan, ...change }));
  const remove = async ({ id, name }: Attachment) => {
    if (!(await set(id, { field: 'deleted', value: true }))) return;
    const back = async () => ((await set(id, { field: 'deleted', value: false })) ? 'saved' : 'refused');
    offerUndo({ title: texts.removed, body: name, onUndo: editing.remember(undoTexts.attachmentRemoved, back) });
  };
  const add: Add = async (name, attachment, type) => {
    const made: string[] = [];
    const isAdded = await editing.reread(async () => {
      const input = { taskId: task.id, ...inPlan, name, attachment, type };
      made.push((await api.call(addAttachment, input, { idempotencyKey: crypto.randomUUID() })).attachment.id);
    });
    const back = async () => ((await set(made[0] ?? '', { field: 'deleted', value: true })) ? 'saved' : 'refused');
    if (isAdded) editing.remember(undoTexts.attachmentAdded, back);
    return isAdded;
  };
  const choose = async ({ name, path, type }: Attachable) => {
    if (await add(name.slice(0, workPlanLimits.nameMaximum), path, type)) notify({ type: 'success', title: fill(texts.added, { name }) });
  };
  return (
    <div className={styles.stack} role="group" aria-label={texts.heading}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <ul className={styles.list}>
        {task.attachments.map((one) => (
          <li key={one.id} className={styles.row}>
            <AttachmentLinks attachments={[one]} />
            <Checkbox
              label={texts.isSolution}
              checked={one.isSolution}
              onChange={(_event, { checked }) => void set(one.id, { field: 'isSolution', value: checked === true })}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={fill(texts.remove, { name: one.name })}
              onClick={() => void remove(one)}
            />
          </li>
        ))}
      </ul>
      {task.attachments.length < workPlanLimits.attachmentsPerTask && (
        <>
          <UploadField
            service="work-plans"
            kind="attachment"
            label={texts.file}
            maximum={workPlanLimits.attachmentsPerTask - task.attachments.length}
            onStored={(file) => void add(file.name.slice(0, workPlanLimits.nameMaximum), file.id, 'file')}
          />
          <Button icon={<Apps20Regular />} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {texts.place}
          </Button>
          {isChoosing && (
            <Suspense>
              <PlacePicker taken={task.attachments.map(({ attachment }) => attachment)} onChoose={(place) => void choose(place)} />
            </Suspense>
          )}
          <LinkForm taskId={task.id} onAdd={add} />
        </>
      )}
    </div>
  );
}

type Add = (name: string, address: string, type: AttachmentType) => Promise<boolean>;

function LinkForm({ taskId, onAdd }: { readonly taskId: string; readonly onAdd: Add }) {
  const styles = useStyles();
  const form = useForm({
    name: `work-plan-link:${taskId}`,
    initial: { address: '', name: '' },
    async send({ address, name }) {
      const wanted = address.trim();
      // A refusal was said; what is typed stays.
      const shown = name.trim() === '' ? wanted.slice(0, workPlanLimits.nameMaximum) : name.trim();
      const isAdded = wanted !== '' && (await onAdd(shown, wanted, wanted.startsWith('/') ? 'page' : 'link'));
      return isAdded ? undefined : unfinished;
    },
  });
  const { attach, onSubmit, busy, fields } = form;
  return (
    <form ref={attach} className={styles.link} onSubmit={onSubmit} noValidate>
      <TextField form={form} name="address" label={texts.address} maximum={workPlanLimits.addressMaximum} />
      <TextField form={form} name="name" label={texts.name} maximum={workPlanLimits.nameMaximum} />
      <span>
        <Button type="submit" disabled={busy || fields.address.trim() === ''}>
          {texts.add}
        </Button>
      </span>
    </form>
  );
}
