import { Dropdown, Input, makeStyles, Option, Switch, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ClosableDialog, FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { homeworkLimits, pupilSortOrders } from '../../contract/index.ts';
import { weekTitle } from '../../rules/index.ts';
import { toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { BoxSettings } from './box-settings.tsx';
import { ShareSettings } from './share-settings.tsx';
import { SubjectSettings } from './subject-settings.tsx';
import { useSaveSetting } from './use-save-setting.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gap: '10px' },
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  help: { color: tokens.colorNeutralForeground2 },
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', alignItems: 'start' },
});

/** What the class has chosen for its planner; everything is saved when it is left. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { plan } = usePlanView();
  const save = useSaveSetting();
  const texts = toolTexts.settings;
  const [title, setTitle] = useState(plan.title);
  const [limit, setLimit] = useState(plan.limitMinutes === null ? '' : String(plan.limitMinutes));
  const saveLimit = () => {
    const value =
      limit.trim() === '' ? null : Math.min(homeworkLimits.limitMaximum, Math.max(homeworkLimits.limitMinimum, Math.round(Number(limit))));
    if (Number.isNaN(value)) return setLimit('');
    setLimit(value === null ? '' : String(value));
    if (value !== plan.limitMinutes) save({ field: 'limitMinutes', value });
  };
  return (
    <ClosableDialog isDone title={fill(texts.title, { name: plan.schoolClass.name })} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <>
          <div className={styles.pair}>
            <FormField label={texts.heading} help={`${texts.headingHelp} ${fill(texts.preview, { title: weekTitle(title, plan.today) })}`}>
              <Input
                value={title}
                maxLength={homeworkLimits.titleMaximum}
                onChange={(_event, { value }) => setTitle(value)}
                onBlur={() => title.trim() !== '' && title !== plan.title && save({ field: 'title', value: title })}
              />
            </FormField>
            <FormField
              label={texts.limit}
              help={plan.schoolLimitMinutes === null ? texts.limitHelp : fill(texts.limitOfSchool, { minutes: plan.schoolLimitMinutes })}
            >
              <Input
                type="number"
                min={homeworkLimits.limitMinimum}
                max={homeworkLimits.limitMaximum}
                value={limit}
                onChange={(_event, { value }) => setLimit(value)}
                onBlur={saveLimit}
              />
            </FormField>
            <FormField label={texts.sort}>
              <Dropdown
                value={texts.sorts[plan.pupilSortOrder]}
                selectedOptions={[plan.pupilSortOrder]}
                onOptionSelect={(_event, { optionValue }) => {
                  const value = pupilSortOrders.find((one) => one === optionValue);
                  if (value) save({ field: 'pupilSortOrder', value });
                }}
              >
                {pupilSortOrders.map((one) => (
                  <Option key={one} value={one}>
                    {texts.sorts[one]}
                  </Option>
                ))}
              </Dropdown>
            </FormField>
            <Switch
              label={texts.pupilsCanSetDuration}
              checked={plan.pupilsCanSetDuration}
              onChange={(_event, { checked }) => save({ field: 'pupilsCanSetDuration', value: checked })}
            />
          </div>
          <section className={styles.section}>
            <h3 className={styles.heading}>{texts.subjects}</h3>
            <SubjectSettings />
          </section>
          <section className={styles.section}>
            <h3 className={styles.heading}>{texts.boxes}</h3>
            <p className={styles.help}>{texts.boxesHelp}</p>
            <BoxSettings />
          </section>
          <section className={styles.section}>
            <h3 className={styles.heading}>{texts.shares}</h3>
            <p className={styles.help}>{texts.sharesHelp}</p>
            <ShareSettings />
          </section>
        </>
      )}
    </ClosableDialog>
  );
}
