import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { brand, fill } from '@pausenplatz/kernel-contract';
import { CopyButton, FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { adventVisibilities, type CalendarSettings } from '../../contract/index.ts';
import { frameLine, inlineLines, widgetLines } from '../../rules/embed-lines.ts';
import { editTexts } from '../../texts.edit.ts';
import type { EditedCalendar } from './changes.ts';

const { share: texts } = editTexts;

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  words: { margin: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  lines: {
    margin: 0,
    padding: '12px',
    width: '100%',
    boxSizing: 'border-box',
    overflowX: 'auto',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
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
  const embedded = { origin: location.origin, id: calendar.id, title: calendar.title, slug: brand.slug };
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
        <>
          <p className={styles.words}>
            {embedOrigins.length === 0 ? texts.notAllowed : fill(texts.allowed, { sites: embedOrigins.join(', ') })}
          </p>
          <p className={styles.words}>{texts.websiteHelp}</p>
          <Lines lines={widgetLines(embedded)} />
          <p className={styles.words}>{texts.inline}</p>
          <Lines lines={inlineLines(embedded)} />
          <p className={styles.words}>{texts.frame}</p>
          <Lines lines={frameLine(embedded)} />
        </>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: string }) {
  const styles = useStyles();
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.lines} tabIndex={0} aria-label={texts.website}>
        {lines}
      </pre>
      <CopyButton text={lines} />
    </>
  );
}
