import { Input, makeStyles, Select, Switch, Textarea, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { type breakoutBlock, breakoutLimits, breakoutLooks } from '../../contract/index.ts';
import { breakoutEditTexts as texts } from '../../texts.edit.ts';
import { LockList } from '../edit/lock-list.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  switches: { display: 'grid', justifyItems: 'start' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** A block that was just added has no id of its own before the server has it. */
const isKept = (id: string | undefined): id is string => id !== undefined && /^[\w-]{22}$/.test(id);

/** What readers get of a breakout are its settings; its locks are built below, and kept apart. */
export function Editor({ settings, onChange, fieldErrors, page }: BlockEditorProps<SettingsOf<typeof breakoutBlock>>) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <FormField label={texts.title} error={fieldErrors['title']}>
          <Input
            value={settings.title}
            maxLength={breakoutLimits.titleMaximum}
            onChange={(_event, { value }) => onChange({ ...settings, title: value })}
          />
        </FormField>
        <FormField label={texts.look}>
          <Select
            value={settings.look}
            onChange={(_event, { value }) => onChange({ ...settings, look: breakoutLooks.find((one) => one === value) ?? 'night' })}
          >
            {breakoutLooks.map((one) => (
              <option key={one} value={one}>
                {texts.looks[one]}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <FormField label={texts.intro} help={texts.introHelp} error={fieldErrors['intro']}>
        <Textarea
          value={settings.intro}
          rows={4}
          resize="vertical"
          maxLength={breakoutLimits.introMaximum}
          onChange={(_event, { value }) => onChange({ ...settings, intro: value })}
        />
      </FormField>
      <div className={styles.switches}>
        <Switch
          label={texts.together}
          checked={settings.start === 'together'}
          onChange={(_event, { checked }) => onChange({ ...settings, start: checked ? 'together' : 'own' })}
        />
        <p className={styles.quiet}>{texts.togetherHelp}</p>
        <Switch
          label={texts.visitors}
          checked={settings.visitorsPlay}
          onChange={(_event, { checked }) => onChange({ ...settings, visitorsPlay: checked })}
        />
        <p className={styles.quiet}>{texts.visitorsHelp}</p>
      </div>
      {isKept(page.blockId) ? <LockList blockId={page.blockId} /> : <p className={styles.quiet}>{texts.later}</p>}
    </div>
  );
}
