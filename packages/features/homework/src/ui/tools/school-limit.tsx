import { Button, Input } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { getSchoolSettings, homeworkLimits, setSchoolSettings } from '../../contract/index.ts';
import { schoolTexts as texts } from '../../texts.school.ts';

const { limitMinimum: from, limitMaximum: to } = homeworkLimits;

/** The limit that the classes of a school have until they choose their own. */
export function SchoolLimit({ schoolId }: { readonly schoolId: string }) {
  const query = useCall(getSchoolSettings, { schoolId });
  return (
    <ListState query={query} skeleton="form">
      {({ limitMinutes }) => <LimitForm key={limitMinutes} schoolId={schoolId} limitMinutes={limitMinutes} />}
    </ListState>
  );
}

interface LimitFormProps {
  readonly schoolId: string;
  readonly limitMinutes: number | null;
}

function LimitForm({ schoolId, limitMinutes }: LimitFormProps) {
  const styles = useListStyles();
  const set = useChange(setSchoolSettings, [getSchoolSettings]);
  const [typed, setTyped] = useState(limitMinutes === null ? '' : String(limitMinutes));
  const minutes = typed.trim() === '' ? null : Number(typed);
  const isWrong = minutes !== null && !(Number.isInteger(minutes) && minutes >= from && minutes <= to);
  const save = () =>
    void set({ schoolId, limitMinutes: minutes }).then(() => notify({ type: 'success', title: texts.saved }), notifyRefusal);
  return (
    <Card as="section" className={styles.form}>
      <FormField label={texts.limit} help={texts.limitHelp} error={isWrong ? fill(texts.wrong, { from, to }) : undefined}>
        <Input inputMode="numeric" value={typed} maxLength={4} onChange={(_event, { value }) => setTyped(value)} />
      </FormField>
      {minutes !== limitMinutes && (
        <div className={styles.actions}>
          <Button appearance="primary" disabled={isWrong} onClick={save}>
            {texts.save}
          </Button>
        </div>
      )}
    </Card>
  );
}
