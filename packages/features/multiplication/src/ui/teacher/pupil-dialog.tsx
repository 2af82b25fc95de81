import { Button, Checkbox, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Chip, ClosableDialog, FormField, ListState, look, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { extraSeries, type MappedPupil, mapSeries } from '../../contract/index.ts';
import { paces } from '@pausenplatz/progress/contract';
import { multiplicationTexts } from '../../texts.ts';
import { usePupilMap, useSetPupil } from '../data.ts';
import { MasteryMap } from '../overview/mastery-map.tsx';
import { timeOf } from './time-words.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '20px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  checks: { display: 'flex', flexWrap: 'wrap' },
  form: { display: 'grid', gap: '16px', paddingTop: '16px', borderTop: `1px solid ${look.colors.grey.surface}` },
  label: { fontWeight: tokens.fontWeightSemibold },
});

const texts = multiplicationTexts.teacher;

interface PupilDialogProps {
  readonly classId: string;
  readonly pupil: MappedPupil;
  readonly canSet: boolean;
  readonly onClose: () => void;
}

/** The map of one child, and what is set for it alone. */
export function PupilDialog({ classId, pupil, canSet, onClose }: PupilDialogProps) {
  const styles = useStyles();
  const query = usePupilMap(classId, pupil.id);
  const name = `${pupil.firstName} ${pupil.lastName}`;
  const title = fill(texts.mapOf, { name });
  return (
    <ClosableDialog title={title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <div className={styles.body}>
          <ListState query={query}>
            {({ facts, passed, diploma }) => (
              <>
                <div className={styles.chips}>
                  <Chip color="teal">{fill(multiplicationTexts.map.secure, { count: pupil.secure })}</Chip>
                  <Chip color="green">{fill(texts.passed, { count: passed.length })}</Chip>
                  <Chip color="grey">{pupil.lastAt === null ? texts.never : fill(texts.last, { date: longDay(pupil.lastAt) })}</Chip>
                  {diploma && <Chip color="yellow">{fill(texts.diploma, { code: diploma.code })}</Chip>}
                </div>
                <MasteryMap facts={facts} label={title} />
              </>
            )}
          </ListState>
          {canSet && <Settings classId={classId} pupil={pupil} />}
        </div>
      )}
    </ClosableDialog>
  );
}

function Settings({ classId, pupil }: { readonly classId: string; readonly pupil: MappedPupil }) {
  const styles = useStyles();
  const set = useSetPupil();
  const [time, setTime] = useState(timeOf(pupil));
  const [special, setSpecial] = useState(pupil.specialFactors);
  const [mix, setMix] = useState(pupil.mixFactors);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const times = { timeMode: time === 'more' ? (1 as const) : (0 as const), withoutTime: time === 'free' };
    try {
      await set({ classId, pupilId: pupil.id, ...times, specialFactors: special, mixFactors: mix });
      notify({ type: 'success', title: texts.saved });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <FormField label={texts.time} help={texts.timeHelp}>
        <RadioGroup
          layout="horizontal"
          value={time}
          onChange={(_event, { value }) => setTime(paces.find((one) => one === value) ?? 'standard')}
        >
          {paces.map((pace) => (
            <Radio key={pace} value={pace} label={texts.times[pace]} />
          ))}
        </RadioGroup>
      </FormField>
      <Choices label={texts.special} all={extraSeries} chosen={special} onChange={setSpecial} />
      <Choices label={texts.mix} all={mapSeries} chosen={mix} onChange={setMix} />
      <div>
        <Button appearance="primary" disabled={isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

interface ChoicesProps<Series extends number> {
  readonly label: string;
  readonly all: readonly Series[];
  readonly chosen: readonly Series[];
  readonly onChange: (chosen: Series[]) => void;
}

function Choices<Series extends number>({ label, all, chosen, onChange }: ChoicesProps<Series>) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.checks}>
        {all.map((series) => (
          <Checkbox
            key={series}
            label={fill(multiplicationTexts.series, { series })}
            checked={chosen.includes(series)}
            onChange={(_event, { checked }) => onChange(checked === true ? [...chosen, series] : chosen.filter((one) => one !== series))}
          />
        ))}
      </div>
    </div>
  );
}
