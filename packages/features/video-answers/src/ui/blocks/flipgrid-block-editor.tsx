import { Field, Input, makeStyles, Radio, RadioGroup, Select, Textarea, tokens } from '@fluentui/react-components';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { answerAudiences, answerLengths, answerMedia, answersLimits, type questionBlock } from '../../contract/index.ts';
import { questionEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '16px', alignItems: 'start', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
  choice: { display: 'grid' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What is asked, with what and how long one answers, who hears it, and until when. */
export function Editor({ settings, onChange, fieldErrors }: BlockEditorProps<SettingsOf<typeof questionBlock>>) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      <FormField label={texts.title} error={fieldErrors['title']}>
        <Input
          value={settings.title}
          maxLength={answersLimits.titleMaximum}
          onChange={(_event, { value }) => onChange({ ...settings, title: value })}
        />
      </FormField>
      <FormField label={texts.question} help={texts.questionHelp} error={fieldErrors['question']}>
        <Textarea
          value={settings.question}
          rows={3}
          resize="vertical"
          maxLength={answersLimits.questionMaximum}
          onChange={(_event, { value }) => onChange({ ...settings, question: value })}
        />
      </FormField>
      <div className={styles.pair}>
        <FormField label={texts.media} error={fieldErrors['media']}>
          <Select
            value={settings.media}
            onChange={(_event, { value }) => {
              const media = answerMedia.find((one) => one === value);
              if (media) onChange({ ...settings, media });
            }}
          >
            {answerMedia.map((one) => (
              <option key={one} value={one}>
                {texts.medias[one]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={texts.longest} error={fieldErrors['longestSeconds']}>
          <Select
            value={String(settings.longestSeconds)}
            onChange={(_event, { value }) => {
              const longestSeconds = answerLengths.find((one) => String(one) === value);
              if (longestSeconds) onChange({ ...settings, longestSeconds });
            }}
          >
            {answerLengths.map((one) => (
              <option key={one} value={one}>
                {texts.lengths[one]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={texts.endsOn} help={texts.endsOnHelp} error={fieldErrors['endsOn']}>
          <Input
            type="date"
            value={settings.endsOn ?? ''}
            onChange={(_event, { value }) => onChange({ ...settings, endsOn: value === '' ? null : value })}
          />
        </FormField>
      </div>
      <Field label={texts.audience}>
        <RadioGroup
          value={settings.audience}
          onChange={(_event, { value }) => {
            const audience = answerAudiences.find((one) => one === value);
            if (audience) onChange({ ...settings, audience });
          }}
        >
          {answerAudiences.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <span className={styles.choice}>
                  <strong>{texts.audiences[one]}</strong>
                  <span className={styles.quiet}>{texts.audienceHelp[one]}</span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      </Field>
      <p className={styles.quiet}>{texts.kept}</p>
    </div>
  );
}
