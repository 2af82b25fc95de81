import { Button, makeStyles, Select } from '@fluentui/react-components';
import { Card, FormField, judgedBy, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import { beamLimits, startBeam } from '../../contract/index.ts';
import { beamTarget } from '../../rules/beam-target.ts';
import { beamTexts } from '../../texts.ts';
import { useBeamChanges } from '../data.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'start' },
  grow: { flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  button: { marginBlockStart: '26px', minHeight: '40px' },
});

const minutesOf = (value: string) => beamLimits.minutes.find((one) => String(one) === value) ?? beamLimits.usualMinutes;

/** Where a class shall go, and for how long. */
export function StartForm({ target }: { readonly target: string }) {
  const styles = useStyles();
  const { list: texts, refusals } = beamTexts;
  const changes = useBeamChanges();
  const navigate = useNavigate();
  const form = useForm({
    initial: { target, minutes: String(beamLimits.usualMinutes) },
    judge: judgedBy(startBeam, ({ target: typed, minutes }) => ({ target: typed, minutes: minutesOf(minutes) })),
    check: ({ target: typed }) =>
      typed.trim() !== '' && beamTarget(typed, location.origin) === null ? { target: refusals.BEAM_TARGET_WRONG.body } : {},
    send: async ({ target: typed, minutes }, sending) => {
      const { id } = await changes.start({ target: typed, minutes: minutesOf(minutes) }, sending);
      void navigate(`/tools/beam/${id}`);
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <Card>
      {refused && <RefusalBar refused={refused} />}
      <form ref={attach} className={styles.row} onSubmit={onSubmit} noValidate>
        <TextField
          form={form}
          name="target"
          className={styles.grow}
          label={texts.target}
          help={texts.targetHelp}
          maximum={beamLimits.targetMaximum}
          autoCapitalize="off"
          spellCheck={false}
        />
        <FormField label={texts.minutes}>
          <Select value={form.fields.minutes} onChange={(_event, { value }) => form.set('minutes', value)}>
            {beamLimits.minutes.map((one) => (
              <option key={one} value={one}>
                {texts.durations[one]}
              </option>
            ))}
          </Select>
        </FormField>
        <Button type="submit" appearance="primary" className={styles.button} disabledFocusable={busy}>
          {texts.start}
        </Button>
      </form>
    </Card>
  );
}
