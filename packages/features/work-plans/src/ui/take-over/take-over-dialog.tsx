import { useApi } from '@pausenplatz/kernel-browser';
import { textOf } from '@pausenplatz/kernel-browser/lists';
import { counted } from '@pausenplatz/kernel-contract';
import { FormDialog, notifyRefusal, offerUndo, TextAreaField, TextField, unfinished, useForm } from '@pausenplatz/kernel-ui';
import { ListFileButton } from '@pausenplatz/kernel-ui/lists';
import { useRef, useState } from 'react';
import { type Plan, takeOverTasks, undoTakeOver, updatePlan, workPlanLimits } from '../../contract/index.ts';
import { leftLines, sectionsOf } from '../../rules/index.ts';
import { takeOverTexts as texts } from '../../texts.take-over.ts';
import { useAgain } from '../data.ts';
import { ListPreview } from './list-preview.tsx';
import { useList } from './use-list.ts';

interface TakeOverDialogProps {
  /** Left out: a new plan is made. */
  readonly plan?: Plan;
  readonly onClose: () => void;
  /** Told where the tasks are, once all lines were taken. */
  readonly onDone?: (url: string) => void;
}

const empty = { sections: 0, tasks: 0 };

/** Tasks of a file or of pasted lines, with a preview; what cannot be taken stays in its field. */
export function TakeOverDialog({ plan, onClose, onDone }: TakeOverDialogProps) {
  const api = useApi();
  const again = useAgain();
  // A plan that was made for the first lines takes the mended ones too.
  const made = useRef<{ readonly id: string; readonly url: string } | null>(plan ?? null);
  const sent = useRef({ input: '', key: '' });
  const [before] = useState(() =>
    plan ? { sections: plan.sections.length, tasks: plan.sections.flatMap(({ tasks }) => tasks).length } : empty,
  );
  const form = useForm({
    name: `work-plan-take-over:${plan?.id ?? 'new'}`,
    initial: { title: '', text: '' },
    check: () => (tasks === 0 ? { text: texts.nothing } : {}),
    async send({ title }) {
      const isNew = made.current === null;
      const input = { id: made.current?.id ?? null, title, sections: sections.map((one) => ({ ...one, tasks: [...one.tasks] })) };
      // The same lines sent twice are the same; mended ones are others.
      const words = JSON.stringify(input);
      if (sent.current.input !== words) sent.current = { input: words, key: crypto.randomUUID() };
      const { id, url, added } = await api.call(takeOverTasks, input, { idempotencyKey: sent.current.key });
      made.current = { id, url };
      again();
      const undo = () => (isNew ? api.call(updatePlan, { id, field: 'deleted', value: true }) : api.call(undoTakeOver, { id, ...added }));
      offerUndo({
        title: counted(texts.done, tasks),
        body: sections
          .map((one) => one.title)
          .filter(Boolean)
          .join(', '),
        onUndo: () => void undo().then(again, notifyRefusal),
      });
      const left = leftLines(list.cells, list.lines, list);
      if (left.length === 0) return undefined;
      form.set('text', await textOf(left));
      return unfinished;
    },
  });
  const list = useList(form.fields.text, before);
  const sections = sectionsOf(list.lines);
  const tasks = list.isRead ? sections.flatMap((one) => one.tasks).length : 0;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      onClose={onClose}
      onDone={() => made.current && onDone?.(made.current.url)}
    >
      <p>{texts.lead}</p>
      {!plan && <TextField form={form} name="title" label={texts.planTitle} maximum={workPlanLimits.titleMaximum} />}
      <ListFileButton onText={(text) => form.set('text', text)} />
      <TextAreaField form={form} name="text" label={texts.paste} help={texts.pasteHelp} rows={6} />
      <ListPreview list={list} />
    </FormDialog>
  );
}
