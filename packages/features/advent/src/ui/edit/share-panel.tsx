import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { CopyButton, FormField } from '@pausenplatz/kernel-ui';
import { adventVisibilities, type CalendarSettings } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import type { EditedCalendar } from './changes.ts';
import { ShareWebsite } from './share-website.tsx';

const { share: texts } = editTexts;

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  words: { margin: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface SharePanelProps {
  readonly edited: EditedCalendar;
  readonly onChange: (changes: Partial<CalendarSettings>) => void;
}

/** Who sees the calendar, its address, and the lines for a website. */
export function SharePanel({ edited: { calendar, settings, schoolClassId, embedOrigins }, onChange }: SharePanelProps) {
  const styles = useStyles();
  const offered = adventVisibilities.filter((one) => one !== 'class' || schoolClassId !== null);
  const address = `${location.origin}/advent/${calendar.id}`;
  return (
    <div className={styles.panel}>
      <FormField label={texts.visibility}>
        <RadioGroup
          value={settings.visibility}
          onChange={(_event, { value }) => onChange({ visibility: offered.find((one) => one === value) ?? 'private' })}
        >
          {offered.map((one) => (
            <Radio key={one} value={one} label={texts.visibilities[one]} />
          ))}
        </RadioGroup>
      </FormField>
      {schoolClassId !== null && <p className={styles.words}>{texts.noNames}</p>}
      <h3 className={styles.title}>{texts.address}</h3>
      <p className={styles.words}>{address}</p>
      <CopyButton text={address} label={texts.copy} />
      <p className={styles.words}>{texts.onPage}</p>
      <h3 className={styles.title}>{texts.website}</h3>
      {settings.visibility !== 'public' ? (
        <p className={styles.words}>{texts.notPublic}</p>
      ) : (
        <ShareWebsite id={calendar.id} title={calendar.title} origins={embedOrigins} />
      )}
    </div>
  );
}
