import { Input, makeStyles, Radio, RadioGroup, Switch, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { boardsLimits, cardLayouts, type kanbanBlock } from '../../contract/index.ts';
import { kanbanEditTexts as texts } from '../../texts.edit.ts';
import { LaneRows } from '../edit/lane-rows.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  layouts: { flexWrap: 'wrap' },
  switches: { display: 'grid', justifyItems: 'start' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type Settings = SettingsOf<typeof kanbanBlock>;
const switches = ['add', 'changeOthers', 'comment', 'like'] as const satisfies readonly (keyof Settings['members'])[];

/** How cards hang, which columns there are, and what those may do who belong to the page. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<Settings>) {
  const styles = useStyles();
  const { members } = settings;
  const set = (name: keyof Settings['members'], isOn: boolean) => onChange({ ...settings, members: { ...members, [name]: isOn } });
  const line = (name: 'title' | 'hint', label: string, maximum: number, help?: string) => (
    <FormField label={label} help={help} error={fieldErrors[name]}>
      <Input value={settings[name]} maxLength={maximum} onChange={(_event, { value }) => onChange({ ...settings, [name]: value })} />
    </FormField>
  );
  return (
    <div className={styles.fields}>
      {line('title', texts.title, boardsLimits.titleMaximum)}
      {line('hint', texts.hint, boardsLimits.hintMaximum, texts.hintHelp)}
      <FormField label={texts.layout} help={texts.layouts[settings.layout].help}>
        <RadioGroup
          className={styles.layouts}
          layout="horizontal"
          value={settings.layout}
          onChange={(_event, { value }) => {
            const layout = cardLayouts.find((one) => one === value);
            if (layout) onChange({ ...settings, layout });
          }}
        >
          {cardLayouts.map((layout) => (
            <Radio key={layout} value={layout} label={texts.layouts[layout].name} />
          ))}
        </RadioGroup>
      </FormField>
      {settings.layout === 'board' && (
        <LaneRows lanes={settings.lanes} fieldErrors={fieldErrors} onChange={(lanes) => onChange({ ...settings, lanes })} />
      )}
      <section className={styles.switches} aria-label={texts.members}>
        <strong>{texts.members}</strong>
        {switches.map((name) => (
          <Switch key={name} label={texts.switches[name]} checked={members[name]} onChange={(_event, { checked }) => set(name, checked)} />
        ))}
        <Switch label={texts.release} checked={members.release} onChange={(_event, { checked }) => set('release', checked)} />
        <p className={styles.quiet}>{texts.releaseHelp}</p>
        <Switch label={texts.anonymous} checked={members.anonymous} onChange={(_event, { checked }) => set('anonymous', checked)} />
        <p className={styles.quiet}>{texts.anonymousHelp}</p>
      </section>
    </div>
  );
}
