import { Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { boardsLimits, type listBlock, type MemberSwitches } from '../../contract/index.ts';
import { listEditTexts as texts } from '../../texts.edit.ts';
import { ColumnRows } from '../edit/column-rows.tsx';
import { TemplateChoice } from '../edit/template-choice.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' },
  switches: { display: 'grid', justifyItems: 'start' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const switches = ['add', 'changeOthers', 'comment', 'like'] as const satisfies readonly (keyof MemberSwitches)[];

/** What a list asks for, what those may do who belong to the page, and when it is over. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof listBlock>>) {
  const styles = useStyles();
  const { members, columns } = settings;
  const set = (name: keyof MemberSwitches, isOn: boolean) => onChange({ ...settings, members: { ...members, [name]: isOn } });
  const isNew = columns.length === 0 && settings.title === '' && settings.label === '';
  const line = (name: 'title' | 'hint' | 'label', label: string, maximum: number, help?: string) => (
    <FormField label={label} help={help} error={fieldErrors[name]}>
      <Input value={settings[name]} maxLength={maximum} onChange={(_event, { value }) => onChange({ ...settings, [name]: value })} />
    </FormField>
  );
  return (
    <div className={styles.fields}>
      {isNew && <TemplateChoice onChoose={(template) => onChange({ ...settings, ...template, columns: [...template.columns] })} />}
      <div className={styles.pair}>
        {line('title', texts.title, boardsLimits.titleMaximum)}
        {line('label', texts.label, boardsLimits.columnNameMaximum, texts.labelHelp)}
      </div>
      {line('hint', texts.hint, boardsLimits.hintMaximum, texts.hintHelp)}
      <ColumnRows columns={columns} fieldErrors={fieldErrors} onChange={(changed) => onChange({ ...settings, columns: changed })} />
      <section className={styles.switches} aria-label={texts.members}>
        <strong>{texts.members}</strong>
        {switches.map((name) => (
          <Switch key={name} label={texts.switches[name]} checked={members[name]} onChange={(_event, { checked }) => set(name, checked)} />
        ))}
        <Switch label={texts.release} checked={members.release} onChange={(_event, { checked }) => set('release', checked)} />
        <p className={styles.quiet}>{texts.releaseHelp}</p>
      </section>
      <FormField label={texts.endsOn} help={texts.endsOnHelp} error={fieldErrors['endsOn']}>
        <Input
          type="date"
          value={settings.endsOn ?? ''}
          onChange={(_event, { value }) => onChange({ ...settings, endsOn: value === '' ? null : value })}
        />
      </FormField>
      {columns.some(({ kind }) => kind === 'vote') && (
        <section className={styles.switches} aria-label={texts.hidesVotes}>
          <Switch
            label={texts.hidesVotes}
            checked={settings.hidesVotes}
            onChange={(_event, { checked }) => onChange({ ...settings, hidesVotes: checked })}
          />
          <p className={styles.quiet}>
            {texts.hidesVotesHelp} {settings.hidesVotes && settings.endsOn === null && texts.hidesVotesNeedsDay}
          </p>
        </section>
      )}
    </div>
  );
}
