import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import {
  evaluationModes,
  evaluationTypes,
  type EvaluationItem,
  type Plan,
  templateKinds,
  updatePlan,
  workPlanLimits as limits,
} from '../../contract/index.ts';
import { settingsTexts as texts } from '../../texts.edit.ts';
import { wordTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'end' },
  grow: { flexGrow: 1, minWidth: '160px' },
  narrow: { width: '96px' },
});

interface SettingsFields {
  readonly keywords: string;
  readonly level: string;
  readonly template: Plan['template'];
  readonly items: readonly EvaluationItem[];
  readonly columns: Plan['rowPrint'];
}

const shortId = () => crypto.randomUUID().slice(0, 8);

/** What is about the whole plan: how others find it, the questions at its end, the columns on paper. */
export function SettingsDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const styles = useStyles();
  const api = useApi();
  const again = useAgain();
  const initial: SettingsFields = {
    keywords: plan.keywords.join(', '),
    level: String(plan.level),
    template: plan.template,
    items: plan.selfEvaluationMode,
    columns: plan.rowPrint,
  };
  const form = useForm<SettingsFields>({
    name: `work-plan-settings:${plan.id}`,
    initial,
    async send({ keywords, level, template, items, columns }) {
      const { id } = plan;
      const words = keywords.split(',').map((word) => word.trim());
      const value = words.filter((word) => word !== '').slice(0, limits.keywords);
      await api.call(updatePlan, { id, field: 'keywords', value });
      await api.call(updatePlan, { id, field: 'level', value: Number(level) });
      await api.call(updatePlan, { id, field: 'selfEvaluationMode', value: items.filter(({ question }) => question.trim() !== '') });
      await api.call(updatePlan, { id, field: 'rowPrint', value: columns.filter(({ label }) => label.trim() !== '') });
      if (template !== plan.template) await api.call(updatePlan, { id, field: 'template', value: template });
      notify({ type: 'success', title: texts.saved });
    },
  });
  const { items, columns, level, template } = form.fields;
  const setItem = (id: string, change: Partial<EvaluationItem>) =>
    form.set(
      'items',
      items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    );
  const setColumn = (id: string, change: Partial<Plan['rowPrint'][number]>) =>
    form.set(
      'columns',
      columns.map((column) => (column.id === id ? { ...column, ...change } : column)),
    );
  return (
    <FormDialog form={form} title={texts.title} submitLabel={texts.save} onClose={onClose} onDone={again}>
      <TextField form={form} name="keywords" label={texts.keywords} maximum={400} />
      <div className={styles.row}>
        <Field label={texts.level}>
          <Select value={level} onChange={(_event, { value }) => form.set('level', value)}>
            {([0, 1, 2, 3] as const).map((one) => (
              <option key={one} value={one}>
                {wordTexts.level[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.template}>
          <Select
            value={template}
            onChange={(_event, { value }) => form.set('template', templateKinds.find((one) => one === value) ?? 'none')}
          >
            {templateKinds.map((one) => (
              <option key={one} value={one}>
                {texts.templates[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset>
        <legend>{texts.evaluation}</legend>
        {items.map((item) => (
          <div key={item.id} className={styles.row}>
            <Field label={texts.question} className={styles.grow}>
              <Input
                value={item.question}
                maxLength={limits.questionMaximum}
                onChange={(_event, { value }) => setItem(item.id, { question: value })}
              />
            </Field>
            <Field label={texts.mode}>
              <Select
                value={item.mode}
                onChange={(_event, { value }) => setItem(item.id, { mode: evaluationModes.find((one) => one === value) ?? 'smiley3' })}
              >
                {evaluationModes.map((one) => (
                  <option key={one} value={one}>
                    {texts.modes[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={texts.type}>
              <Select
                value={item.type}
                onChange={(_event, { value }) => setItem(item.id, { type: evaluationTypes.find((one) => one === value) ?? 'pupil' })}
              >
                {evaluationTypes.map((one) => (
                  <option key={one} value={one}>
                    {texts.types[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={texts.removeQuestion}
              onClick={() =>
                form.set(
                  'items',
                  items.filter(({ id }) => id !== item.id),
                )
              }
            />
          </div>
        ))}
        {items.length < limits.evaluationItems && (
          <Button onClick={() => form.set('items', [...items, { id: shortId(), question: '', mode: 'smiley3', type: 'pupil' }])}>
            {texts.addQuestion}
          </Button>
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.columns}</legend>
        {columns.map((column) => (
          <div key={column.id} className={styles.row}>
            <Field label={texts.column} className={styles.grow}>
              <Input
                value={column.label}
                maxLength={limits.printLabelMaximum}
                onChange={(_event, { value }) => setColumn(column.id, { label: value })}
              />
            </Field>
            <Field label={texts.columnWidth} className={styles.narrow}>
              <Input
                type="number"
                min={8}
                max={60}
                value={String(column.length)}
                onChange={(_event, { value }) => setColumn(column.id, { length: Math.min(60, Math.max(8, Number(value) || 8)) })}
              />
            </Field>
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={texts.removeColumn}
              onClick={() =>
                form.set(
                  'columns',
                  columns.filter(({ id }) => id !== column.id),
                )
              }
            />
          </div>
        ))}
        {columns.length < limits.printColumns && (
          <Button onClick={() => form.set('columns', [...columns, { id: shortId(), label: '', length: 18 }])}>{texts.addColumn}</Button>
        )}
      </fieldset>
    </FormDialog>
  );
}
